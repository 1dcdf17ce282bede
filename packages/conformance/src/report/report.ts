import type { Findings, Halt, Subject } from '#findings/findings.ts'
import { type Difference, type Entry, type Outcome, sentence } from '#findings/entry.ts'
import { allOperations, document, extensionOperations } from '#contract/document.ts'
import { type Cause, causesOf } from '#report/causes.ts'
import { journeyRows, type JourneyRow } from '#report/journeys.ts'
import type { Row } from '#report/row.ts'
import type { Leftover } from '#world/cleanup.ts'
import type { Run } from '../run.ts'

export type Counts = Record<Outcome, number>

/** The result of a run, as written to `--json`. */
export type Report = {
  server: string
  contractVersion: string
  startedAt: string
  durationMs: number
  requests: number
  pausedSeconds: number
  checks: number
  verdict: Verdict
  cutShort?: string
  journeys: JourneyRow[]
  /** Equal differences in one line, with their count. */
  causes: { breaks: Cause[]; details: Cause[] }
  operationCounts: Counts
  ruleCounts: Counts
  operations: Row[]
  rules: Row[]
  halts: Halt[]
  leftBehind: Leftover[]
}

type Full = Row & { differences: readonly Difference[] }

export function reportOf({ server, findings, startedAtMs, durationMs, cutShort }: Run): Report {
  const halts = findings.halts.map((halt) => ({ ...halt, expected: isExpected(halt, findings) }))
  const asked = extensionOperations.filter(({ id }) => findings.entries.has(id))
  const operations = [...allOperations, ...asked].map(({ id, group, method, path }) =>
    withReason({ ...fullRow(id, findings.on(id), group), method, path }, halts, cutShort),
  )
  const rules = rowsBelow(findings, 'rule: ')
  const ways = rowsBelow(findings, 'journey: ')
  const everything = [...ways, ...operations, ...rules]
  const own = new Map(ways.map((row) => [row.name, row]))
  const report = {
    server: server.baseUrl,
    contractVersion: document.info.version,
    startedAt: new Date(startedAtMs).toISOString(),
    durationMs,
    requests: server.requests,
    pausedSeconds: server.pausedSeconds,
    checks: findings.checks,
    cutShort,
    journeys: journeyRows(operations, own, { halts, called: findings.called }),
    causes: { breaks: causesOf(everything, 'breaks'), details: causesOf(everything, 'detail') },
    operationCounts: countsOf(operations),
    ruleCounts: countsOf(rules),
    operations: operations.map(plain),
    rules: rules.map(plain),
    halts,
    leftBehind: findings.leftBehind,
  }
  return { ...report, verdict: verdictOf(report) }
}

/** Whether a scenario ended for a cause that is reported elsewhere: the operation that ended it is not there. */
const isExpected = ({ expected, because }: Halt, findings: Findings): boolean =>
  expected || (because !== undefined && findings.on(because).missing !== undefined)

/** Subjects of one kind, named without it. */
const rowsBelow = ({ entries }: Findings, kind: 'rule: ' | 'journey: '): Full[] =>
  [...entries]
    .filter(([subject]: [Subject, Entry]) => subject.startsWith(kind))
    .map(([subject, entry]) => fullRow(subject.slice(kind.length), entry, 'rules'))

const fullRow = (name: string, entry: Entry, group: string): Full => ({
  name,
  group,
  outcome: entry.outcome,
  checks: entry.checks,
  differences: entry.differences,
  breaks: entry.differences.filter(({ weight }) => weight === 'breaks').map(sentence),
  details: entry.differences.filter(({ weight }) => weight === 'detail').map(sentence),
  adds: [...entry.adds],
  asReference: [...entry.asReference],
  notTried: [...entry.untried],
  missing: entry.missing,
})

const plain = (row: Full): Row => {
  const { differences: _, ...rest } = row
  return rest
}

/** An operation nobody came to: a scenario of its group ended early, or its group was left out. */
function withReason(row: Full, halts: readonly Halt[], cutShort = 'not asked for'): Full {
  if (row.outcome !== 'untried' || row.notTried.length > 0) return row
  const halt = halts.find(({ group }) => group === row.group)
  return { ...row, notTried: [halt ? `${halt.scenario}: ${halt.reason}` : cutShort] }
}

const countsOf = (rows: readonly Row[]): Counts => ({
  described: rows.filter(({ outcome }) => outcome === 'described').length,
  details: rows.filter(({ outcome }) => outcome === 'details').length,
  breaks: rows.filter(({ outcome }) => outcome === 'breaks').length,
  missing: rows.filter(({ outcome }) => outcome === 'missing').length,
  untried: rows.filter(({ outcome }) => outcome === 'untried').length,
})

export type Verdict = 'full' | 'partial' | 'broken'

/** Whether the server keeps the contract: in part where no client breaks, but operations are missing, or refusals and details differ. */
function verdictOf(report: Omit<Report, 'verdict'>): Verdict {
  const { causes, journeys, operationCounts, halts, cutShort } = report
  const isBroken = journeys.some(({ outcome }) => outcome === 'breaks')
  if (causes.breaks.length > 0 || isBroken) return 'broken'
  const isLess =
    operationCounts.missing > 0 ||
    causes.details.length > 0 ||
    halts.some(({ expected }) => !expected) ||
    cutShort !== undefined
  return isLess ? 'partial' : 'full'
}
