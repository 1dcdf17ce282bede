import type { Outcome } from '#book/entry.ts'
import { type Counts, type Report, type Row, verdictOf } from '#report/report.ts'

const marks: Record<Outcome, string> = {
  described: '✓ as described',
  differs: '✗ differs',
  missing: '· missing',
  untried: '? not tried',
}

/** The report for people: a line for each operation and rule, remarks below it, counts at the end. */
export function textOfReport(report: Report): string {
  const rows = [...report.operations, ...report.rules]
  const width = Math.max(...rows.map(({ name }) => name.length))
  const groups = [...new Set(rows.map(({ group }) => group))]
  return [
    ...groups.flatMap((group) => groupLines(group, rows, width)),
    ...listLines('Stories that ended early', haltLines(report.halts)),
    ...listLines(
      'Left behind on the server',
      report.leftBehind.map(({ what, reason }) => `${what}: ${reason}`),
    ),
    '',
    `Operations: ${countsLine(report.operationCounts)}`,
    `Rules: ${countsLine(report.ruleCounts)}`,
    `${report.checks} checks, ${report.requests} requests in ${seconds(report)} against ${report.server}`,
    verdictLine(report),
    '',
  ].join('\n')
}

const seconds = ({ durationMs, pausedSeconds }: Report) =>
  `${(durationMs / 1000).toFixed(1)} s${pausedSeconds > 0 ? ` (${pausedSeconds} s of them asked for by 429)` : ''}`

/** One line for each reason: a missing call may end many stories. */
function haltLines(halts: Report['halts']): string[] {
  const byReason = Map.groupBy(halts, ({ reason }) => reason)
  return [...byReason].map(([reason, [first, ...more]]) => {
    const others = more.length > 0 ? ` (and ${more.length} more)` : ''
    return `${reason}: ${first?.group}, ${first?.scenario}${others}`
  })
}

const groupLines = (group: string, rows: readonly Row[], width: number) => [
  '',
  group,
  ...rows.filter((row) => row.group === group).flatMap((row) => rowLines(row, width)),
]

function rowLines(row: Row, width: number): string[] {
  const checks = row.checks > 0 ? `${row.checks} checks` : ''
  const head = `  ${row.name.padEnd(width)}  ${marks[row.outcome].padEnd(14)}  ${checks}`.trimEnd()
  return [head, ...(row.missing ? [`      ${row.missing.how}`] : remarkLines(row))]
}

function remarkLines(row: Row): string[] {
  return [
    ...row.differs.map((text) => `    ✗ ${text}`),
    ...row.asReference.map((text) => `      as the reference: ${text}`),
    ...row.adds.map((text) => `      adds: ${text}`),
    ...row.notTried.map((text) => `      not tried: ${text}`),
  ]
}

function verdictLine(report: Report): string {
  const { missing } = report.operationCounts
  const lines = {
    full: 'The server keeps the contract.',
    partial: `The server keeps the contract in part: ${missing} operations are missing.`,
    broken: 'The server differs.',
  }
  return lines[verdictOf(report)]
}

const countsLine = ({ described, differs, missing, untried }: Counts) =>
  `${described} as described, ${differs} differ, ${missing} missing, ${untried} not tried`

const listLines = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
