import { lossesOf } from '@halyard/packs/send'
import type { Difference, Row } from '@halyard/packs/send'
import { sanitise } from '#report/sanitise.ts'
import type { SyncReport } from '#sync/sync.ts'

/** Longer values are described by their lines. */
const SHOWN_CHARACTERS = 60

/** Says for people what differs, or was changed. It holds no flags. */
export function renderSync(report: SyncReport, check: boolean): string {
  const { rows, schedule, pruned, onlyOnServer, stopped, written } = report
  const lines = [
    ...rows.flatMap(renderRow),
    ...(schedule.length > 0 ? ['~ schedule', ...schedule.map(renderDifference)] : []),
    ...pruned.map(({ title }) => `- ${title}`),
    ...kept(report, onlyOnServer),
    totalsOf(report, check),
    ...(stopped === undefined ? [] : stopLines(stopped, written)),
  ]
  return lines.map(line).join('\n')
}

/** Indentation stays, control characters do not. */
const line = (text: string) => `${/^ */.exec(text)?.[0] ?? ''}${sanitise(text)}`

function kept({ pruned }: SyncReport, titles: readonly string[]): string[] {
  const rest = titles.filter((title) => !pruned.some((one) => one.title === title))
  return rest.length === 0 ? [] : [`  only on the server, kept: ${rest.join(', ')}`]
}

function renderRow(row: Row): string[] {
  const { outcome, title, category, differences = [] } = row
  const name = category ? `${title} (${category})` : title
  if (outcome === 'failed') return lossesOf(row).map((loss) => `! ${loss}`)
  const losses = lossesOf(row).map((loss) => `    note: ${loss}`)
  if (outcome === 'created') return [`+ ${name}`, ...losses]
  return outcome === 'updated' ? [`~ ${name}`, ...differences.map(renderDifference), ...losses] : []
}

function renderDifference(difference: Difference): string {
  if ('added' in difference) {
    const { added, removed } = difference
    return `    flags: ${added} added, ${removed} removed`
  }
  const { what, before, after } = difference
  if (before === undefined && after === undefined) return `    ${what}`
  if (before === undefined) return `    ${what}: ${shown(what, after)}`
  if (typeof before === 'string' && typeof after === 'string') {
    if (before.length + after.length > SHOWN_CHARACTERS)
      return `    ${what}: ${countLines(before, after)}`
  }
  return `    ${what}: ${shown(what, before)} -> ${shown(what, after)}`
}

const isMoment = (what: string, value: unknown): value is number =>
  typeof value === 'number' && /At$|^release of /.test(what)

function shown(what: string, value: unknown): string {
  if (isMoment(what, value)) return new Date(value).toISOString()
  if (value === undefined || value === null || value === '') return 'none'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text
}

/** How many lines a text gains and loses, wherever they are. */
function countLines(before: string, after: string): string {
  const left = new Map<string, number>()
  for (const text of before.split('\n')) left.set(text, (left.get(text) ?? 0) + 1)
  let added = 0
  for (const text of after.split('\n')) {
    const count = left.get(text) ?? 0
    if (count > 0) left.set(text, count - 1)
    else added += 1
  }
  const removed = [...left.values()].reduce((sum, count) => sum + count, 0)
  return `${added} lines added, ${removed} removed`
}

function totalsOf({ rows, requests, seconds }: SyncReport, check: boolean): string {
  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const failed = count('failed')
  const done =
    check || failed > 0
      ? `${count('created')} to create, ${count('updated')} to change`
      : `${count('created')} created, ${count('updated')} changed`
  const why = failed > 0 ? `, ${failed} that cannot be read or sent: nothing was written` : ''
  return `${done}, ${count('unchanged')} unchanged${why}. ${requests} requests, ${seconds.toFixed(1)} s.`
}

function stopLines(stopped: string, written: readonly string[]): string[] {
  const done = written.length === 0 ? 'nothing' : written.join(', ')
  return [
    `Stopped: ${stopped}`,
    `Written before: ${done}. Nothing of the rest was written, but the one that was on its way may be in part. Run it again to complete it.`,
  ]
}
