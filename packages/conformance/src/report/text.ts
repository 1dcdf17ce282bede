import type { Outcome } from '#findings/entry.ts'
import { type Cause, grouped } from '#report/causes.ts'
import type { JourneyRow } from '#report/journeys.ts'
import type { Counts, Report } from '#report/report.ts'
import type { Row } from '#report/row.ts'

const marks: Record<Outcome, string> = {
  described: '✓ as described',
  details: '~ details differ',
  breaks: '✗ breaks clients',
  missing: '· missing',
  untried: '? not tried',
}

const journeyMarks: Record<JourneyRow['outcome'], string> = {
  works: '✓ works',
  breaks: '✗ breaks',
  partial: '· in part',
  untried: '? not tried',
}

const mostNamed = 4
const mostRemarks = 5

/** The report for people: journeys first, then what breaks clients, then everything else, counts at the end. */
export function textOfReport(report: Report): string {
  const rows = [...report.operations, ...report.rules]
  const { breaks, details } = report.causes
  return [
    ...listLines('Journeys', report.journeys.flatMap(journeyLines)),
    ...listLines('What breaks clients', breaks.map(causeLine)),
    ...listLines(
      'Refusals and details that differ, which no client breaks at',
      details.map(causeLine),
    ),
    ...listLines('Accepted, as the reference does it', remarkLines(rows, 'asReference')),
    ...listLines('Sent beyond the contract', remarkLines(rows, 'adds')),
    ...listLines('Not tried', remarkLines(rows, 'notTried')),
    ...groupLines(rows),
    ...listLines('Stories that ended early', haltLines(report.halts)),
    ...listLines(
      'Left behind on the server',
      report.leftBehind.map(({ what, reason }) => `${what}: ${reason}`),
    ),
    '',
    `Operations: ${countsLine(report.operationCounts)}`,
    `Rules: ${countsLine(report.ruleCounts)}`,
    `${report.checks} checks, ${report.requests} requests in ${seconds(report)} against ${report.server}`,
    ...(report.cutShort ? [`Not played to its end: ${report.cutShort}`] : []),
    verdictLine(report),
    '',
  ].join('\n')
}

const seconds = ({ durationMs, pausedSeconds }: Report) =>
  `${(durationMs / 1000).toFixed(1)} s${pausedSeconds > 0 ? ` (requests waited ${pausedSeconds} s for 429)` : ''}`

function journeyLines({ name, outcome, remarks }: JourneyRow): string[] {
  const more = remarks.length > mostRemarks ? [`and ${remarks.length - mostRemarks} more`] : []
  const shown = [...remarks.slice(0, mostRemarks), ...more]
  return [`${name.padEnd(10)}${journeyMarks[outcome]}`, ...shown.map((text) => `    ${text}`)]
}

/** `12× expected 400, got 422: createTeam, joinGame and 3 more (empty name)` */
function causeLine({ text, count, subjects, where }: Cause): string {
  const others = subjects.length > mostNamed ? ` and ${subjects.length - mostNamed} more` : ''
  const named = `${subjects.slice(0, mostNamed).join(', ')}${others}`
  const first = where === '' ? '' : ` (${count > 1 ? 'first: ' : ''}${where})`
  return `${count > 1 ? `${count}× ` : ''}${text}: ${named}${first}`
}

const remarkLines = (rows: readonly Row[], kind: 'asReference' | 'adds' | 'notTried') =>
  grouped(rows.flatMap((row) => row[kind].map((text) => ({ text, subject: row.name })))).map(
    causeLine,
  )

/** One line for each reason: a missing call may end many stories. */
function haltLines(halts: Report['halts']): string[] {
  const byReason = Map.groupBy(halts, ({ reason }) => reason)
  return [...byReason].map(([reason, [first, ...more]]) => {
    const others = more.length > 0 ? ` (and ${more.length} more)` : ''
    return `${reason}: ${first?.group}, ${first?.scenario}${others}`
  })
}

function groupLines(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return [...Map.groupBy(rows, ({ group }) => group)].flatMap(([group, members]) => [
    '',
    group,
    ...members.map((row) => rowLine(row, width)),
  ])
}

function rowLine({ name, outcome, checks, missing }: Row, width: number): string {
  const remark = missing?.how ?? (checks > 0 ? `${checks} checks` : '')
  return `  ${name.padEnd(width)}  ${marks[outcome].padEnd(16)}  ${remark}`.trimEnd()
}

function verdictLine({ verdict, operationCounts, causes, cutShort }: Report): string {
  const lack = [
    ...(operationCounts.missing > 0 ? [`${operationCounts.missing} operations are missing`] : []),
    ...(causes.details.length > 0 ? ['refusals and details differ'] : []),
    ...(cutShort === undefined ? [] : ['not everything was tried']),
  ]
  const lines = {
    full: 'The server keeps the contract.',
    partial: `The server keeps the contract in part: ${lack.join(', ')}.`,
    broken: 'The server breaks clients of the contract.',
  }
  return lines[verdict]
}

const countsLine = ({ described, details, breaks, missing, untried }: Counts) =>
  `${described} as described, ${details} differ in details, ${breaks} break clients, ${missing} missing, ${untried} not tried`

const listLines = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
