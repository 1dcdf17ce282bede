import type { PassedOver } from '@halyard/packs'
import {
  countEnabled,
  countOutcomes,
  lossesOf,
  noteHeading,
  outcomes,
  todos,
} from '@halyard/packs/send'
import type { Note, NoteCode, Outcome, Row } from '@halyard/packs/send'
import { sanitise } from '#report/sanitise.ts'
import type { Report } from '#report/report.ts'
import { commonNotes, noteTexts, outcomeLabel } from '#report/cells.ts'

/** The lines below the table: results, remarks by kind, what did not arrive, the game and the effort. */
export function renderTotals(report: Report): string {
  const { rows, dryRun } = report
  const counts = countOutcomes(rows)
  const results = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcomeLabel(outcome, dryRun)}`)
  return [
    ...caseLines(rows),
    `${rows.length} ${rows.length === 1 ? 'challenge' : 'challenges'}: ${results.join(', ')}.`,
    enabledLine(rows),
    ...commonLines(rows),
    ...remarks(rows),
    ...lossLines(report),
    ...todoLines(rows),
    ...passedOverLines(report.passedOver),
    ...gameLines(report),
  ].join('\n')
}

/** What keeps most of an event from its players comes before everything else, with what to do about it. */
function caseLines(rows: readonly Row[]): string[] {
  const ignoring = rows.filter(({ notes }) => notes.some(({ code }) => code === 'flag-case')).length
  if (ignoring * 2 <= rows.length) return []
  return [
    `The flags of ${ignoring} of ${rows.length} challenges ignore case. This platform compares flags exactly, so these challenges stay disabled.`,
    'To enable them all the same, run the command again with --flags exact: players then have to type each flag as it is written.',
    '',
  ]
}

function enabledLine(rows: readonly Row[]): string {
  const enabled = countEnabled(rows)
  const hidden = rows.length - enabled
  return `Players will see ${enabled} of them${hidden > 0 ? `; ${hidden} ${hidden === 1 ? 'is' : 'are'} disabled` : ''}.`
}

/** How many challenges each remark is about. */
export function countNotes(rows: readonly Row[]): Map<NoteCode, number> {
  const codes = rows.flatMap(({ notes }) => [...new Set(notes.map(({ code }) => code))])
  return new Map([...Map.groupBy(codes, (code) => code)].map(([code, all]) => [code, all.length]))
}

function remarks(rows: readonly Row[]): string[] {
  const lines = [...countNotes(rows)]
    .toSorted(([, one], [, other]) => other - one)
    .map(([code, count]) => `  ${count} × ${noteHeading[code]}${keysOf(rows, code)}`)
  return lines.length > 0 ? ['', 'Remarks', ...lines] : []
}

/** For remarks about keys: which keys, how often. */
function keysOf(rows: readonly Row[], code: NoteCode): string {
  if (code !== 'left-out' && code !== 'unknown-key') return ''
  const keys = notesOf(rows, code).map(({ text }) => text)
  const counts = [...Map.groupBy(keys, (key) => key)].map(
    ([key, all]) => `${sanitise(key)} ${all.length}`,
  )
  return `: ${counts.join(', ')}`
}

const notesOf = (rows: readonly Row[], code: NoteCode): Note[] =>
  rows.flatMap(({ notes }) => notes.filter((each) => each.code === code))

/** Everything that did not arrive, with the file that names it. */
function lossLines({ rows, leftOut }: Report): string[] {
  const lines = [...rows.flatMap(lossesOf), ...leftOut].map((line) => `  ${sanitise(line)}`)
  return lines.length > 0 ? ['', 'Left out', ...lines] : []
}

function todoLines(rows: readonly Row[]): string[] {
  const lines = rows.flatMap(({ source, notes }) =>
    notes
      .filter(({ code }) => todos.includes(code))
      .map(({ text }) => `  ${sanitise(`${source}: ${text}`)}`),
  )
  return lines.length > 0 ? ['', 'For you to mend in the editor', ...lines] : []
}

function commonLines(rows: readonly Row[]): string[] {
  const texts = noteTexts(commonNotes(rows)).map(sanitise)
  return texts.length > 0 ? ['', `In every challenge: ${texts.join('; ')}`] : []
}

function passedOverLines(files: readonly PassedOver[]): string[] {
  const lines = files.map(({ source, why }) => `  ${sanitise(`${source}: ${why}`)}`)
  return lines.length > 0 ? ['', 'Not challenge files', ...lines] : []
}

/** A game is made, where a challenge is done. */
function gameCount(outcome: Outcome, dryRun: boolean): string {
  if (outcome === 'failed') return 'is not finished, run the same command again'
  if (outcome !== 'created') return outcomeLabel(outcome, dryRun)
  return dryRun ? 'to create' : 'created'
}

function gameLines({ server, dryRun, game, requests, seconds }: Report): string[] {
  if (server === undefined) return ['', 'Checked without a server; nothing was sent.']
  const address = game.id === undefined ? server : `${server}/games/${game.id}`
  const window =
    game.startMs !== undefined && game.endMs !== undefined
      ? `, ${new Date(game.startMs).toISOString()} to ${new Date(game.endMs).toISOString()}`
      : ''
  const hidden =
    'Players do not see the game: publish it in the editor, or by --publish once no challenge is missing.'
  return [
    '',
    `Game "${sanitise(game.title)}" ${gameCount(game.outcome, dryRun)}: ${address}${window}`,
    ...(game.error === undefined ? [] : [sanitise(game.error)]),
    ...(game.hidden ? [hidden] : []),
    `${requests} requests in ${seconds.toFixed(1)} s.${dryRun ? ' Nothing was changed.' : ''}`,
  ]
}
