import type { Difference } from '#findings/entry.ts'

/** Equal remarks about several operations and rules, in one. */
export type Cause = {
  text: string
  count: number
  /** Whom it is about, each once. */
  subjects: string[]
  /** What was tried, the first time. */
  where: string
}

type Remark = { text: string; where?: string; subject: string }

/** Remarks that read the same, most frequent first. */
export function grouped(remarks: readonly Remark[]): Cause[] {
  const byText = Map.groupBy(remarks, ({ text }) => text)
  return [...byText]
    .map(([text, equal]) => ({
      text,
      count: equal.length,
      subjects: [...new Set(equal.map(({ subject }) => subject))],
      where: equal[0]?.where ?? '',
    }))
    .toSorted((a, b) => b.count - a.count)
}

/** Differences of one weight, by cause. */
export const causesOf = (
  rows: readonly { name: string; differences: readonly Difference[] }[],
  weight: Difference['weight'],
): Cause[] =>
  grouped(
    rows.flatMap(({ name, differences }) =>
      differences
        .filter((difference) => difference.weight === weight)
        .map(({ cause, where }) => ({ text: cause, where, subject: name })),
    ),
  )
