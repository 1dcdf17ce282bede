import type { Halt } from '#book/book.ts'
import type { Entry, Outcome } from '#book/entry.ts'
import { allOperations, document } from '#contract/document.ts'
import type { Leftover } from '#world/cleanup.ts'
import type { Run } from '../run.ts'

export type Row = {
  /** Operation id, or the name of a rule. */
  name: string
  group: string
  method?: string
  path?: string
  outcome: Outcome
  checks: number
  differs: string[]
  adds: string[]
  asReference: string[]
  notTried: string[]
  missing?: { status: number; how: string }
}

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
  operationCounts: Counts
  ruleCounts: Counts
  operations: Row[]
  rules: Row[]
  halts: Halt[]
  leftBehind: Leftover[]
}

export function reportOf({ server, book, startedAtMs, durationMs }: Run): Report {
  const operations = allOperations.map(({ id, group, method, path }) =>
    withReason({ ...rowOf(id, book.on(id)), group, method, path }, book.halts),
  )
  const rules = [...book.entries]
    .filter(([subject]) => subject.startsWith('rule: '))
    .map(([subject, entry]) => ({ ...rowOf(subject.slice(6), entry), group: 'rules' }))
  return {
    server: server.baseUrl,
    contractVersion: document.info.version,
    startedAt: new Date(startedAtMs).toISOString(),
    durationMs,
    requests: server.requests,
    pausedSeconds: server.pausedSeconds,
    checks: book.checks,
    operationCounts: countsOf(operations),
    ruleCounts: countsOf(rules),
    operations,
    rules,
    halts: book.halts,
    leftBehind: book.leftBehind,
  }
}

const rowOf = (name: string, entry: Entry) => ({
  name,
  outcome: entry.outcome,
  checks: entry.checks,
  differs: [...entry.differs],
  adds: [...entry.adds],
  asReference: [...entry.asReference],
  notTried: [...entry.untried],
  missing: entry.missing,
})

/** An operation nobody came to: a scenario of its group ended early, or its group was left out. */
function withReason(row: Row, halts: readonly Halt[]): Row {
  if (row.outcome !== 'untried' || row.notTried.length > 0) return row
  const halt = halts.find(({ group }) => group === row.group)
  return { ...row, notTried: [halt ? `${halt.scenario}: ${halt.reason}` : 'not asked for'] }
}

const countsOf = (rows: readonly Row[]): Counts => ({
  described: rows.filter(({ outcome }) => outcome === 'described').length,
  differs: rows.filter(({ outcome }) => outcome === 'differs').length,
  missing: rows.filter(({ outcome }) => outcome === 'missing').length,
  untried: rows.filter(({ outcome }) => outcome === 'untried').length,
})

type Verdict = 'full' | 'partial' | 'broken'

/** Whether the server keeps the contract; in part where nothing differs, and operations are missing. */
export function verdictOf({ operationCounts, ruleCounts, halts }: Report): Verdict {
  const isBroken =
    operationCounts.differs > 0 || ruleCounts.differs > 0 || halts.some(({ expected }) => !expected)
  if (isBroken) return 'broken'
  return operationCounts.missing > 0 ? 'partial' : 'full'
}
