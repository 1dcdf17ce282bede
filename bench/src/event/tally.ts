import { percentile } from '../percentile.ts'

/** Of one operation. */
interface Asked {
  /** Milliseconds of each answer. */
  readonly times: readonly number[]
  /** Answers by status; "none" where there was none. */
  readonly statuses: Readonly<Record<string, number>>
}

/** All answers to what was asked, by operation. */
export type Answers = ReadonlyMap<string, Asked>

/** Counts what was asked in one part of an event. */
export interface Tally {
  readonly record: (operation: string, ms: number, status: string) => void
  readonly answers: Answers
}

/** One operation. Times in milliseconds, of all its answers. */
interface Line {
  readonly operation: string
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  readonly statuses: Readonly<Record<string, number>>
}

export function createTally(): Tally {
  const answers = new Map<string, { times: number[]; statuses: Record<string, number> }>()
  return {
    answers,
    record(operation, ms, status) {
      const known = answers.get(operation) ?? { times: [], statuses: {} }
      answers.set(operation, known)
      known.times.push(ms)
      known.statuses[status] = (known.statuses[status] ?? 0) + 1
    },
  }
}

/** What several have asked, as if one had: each single time is kept, since percentiles cannot be put together. */
export function mergeAnswers(all: readonly Answers[]): Answers {
  const entries = all.flatMap((answers) => [...answers])
  return new Map(
    Array.from(
      Map.groupBy(entries, ([operation]) => operation),
      ([operation, same]) => [
        operation,
        {
          times: same.flatMap(([, { times }]) => times),
          statuses: sumOf(same.map(([, { statuses }]) => statuses)),
        },
      ],
    ),
  )
}

function sumOf(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const [status, count] of all.flatMap((one) => Object.entries(one)))
    sums[status] = (sums[status] ?? 0) + count
  return sums
}

/** Answers to everything, by status. */
export const statusesOf = (answers: Answers): Readonly<Record<string, number>> =>
  sumOf(Array.from(answers.values(), ({ statuses }) => statuses))

export const linesOf = (answers: Answers): Line[] =>
  Array.from(answers, ([operation, { times, statuses }]) => {
    const sorted = times.toSorted((one, two) => one - two)
    return {
      operation,
      count: sorted.length,
      p50: percentile(sorted, 0.5),
      p95: percentile(sorted, 0.95),
      p99: percentile(sorted, 0.99),
      max: percentile(sorted, 1),
      statuses,
    }
  }).toSorted((one, two) => one.operation.localeCompare(two.operation))

/** A status that no visitor should see: the server failed, or did not answer. */
export const isFault = (status: string): boolean => status === 'none' || status.startsWith('5')
