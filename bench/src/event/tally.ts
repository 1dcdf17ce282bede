/** What was asked in one part of an event, by operation. */
export interface Tally {
  readonly record: (operation: string, ms: number, status: string) => void
  readonly lines: () => Line[]
}

/** One operation. Times in milliseconds, of all its answers. */
export interface Line {
  readonly operation: string
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly max: number
  /** Answers by status; "none" where there was none. */
  readonly statuses: Readonly<Record<string, number>>
}

export function createTally(): Tally {
  const seen = new Map<string, { times: number[]; statuses: Record<string, number> }>()
  return {
    record(operation, ms, status) {
      const known = seen.get(operation) ?? { times: [], statuses: {} }
      seen.set(operation, known)
      known.times.push(ms)
      known.statuses[status] = (known.statuses[status] ?? 0) + 1
    },
    lines: () =>
      Array.from(seen, ([operation, { times, statuses }]) => {
        const sorted = times.toSorted((one, two) => one - two)
        const at = (share: number) =>
          sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
        const { length: count } = sorted
        return {
          operation,
          count,
          p50: at(0.5),
          p95: at(0.95),
          p99: at(0.99),
          max: at(1),
          statuses,
        }
      }).toSorted((one, two) => one.operation.localeCompare(two.operation)),
  }
}

/** A status that no visitor should see: the server failed, or did not answer. */
export const isFault = (status: string): boolean => status === 'none' || status.startsWith('5')
