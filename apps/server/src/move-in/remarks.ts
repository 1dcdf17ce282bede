/** How much a remark matters: something is closed so that nothing opens, is lost, was changed, stays behind, or is worth knowing. */
export type Weight = 'closed' | 'lost' | 'changed' | 'behind' | 'note'

export interface Remark {
  readonly weight: Weight
  readonly text: string
  /** Whom or what it is about. */
  readonly subjects: readonly string[]
}

/** Collects what the operator should know; equal remarks become one. */
export interface Remarks {
  readonly add: (weight: Weight, text: string, subject?: string) => void
  readonly list: () => readonly Remark[]
}

/** By what it costs a player. */
export const WEIGHTS: readonly Weight[] = ['closed', 'lost', 'changed', 'behind', 'note']

export function collectRemarks(): Remarks {
  const found = new Map<string, { weight: Weight; text: string; subjects: string[] }>()
  return {
    add(weight, text, subject) {
      const remark = found.get(text) ?? { weight, text, subjects: [] }
      found.set(text, remark)
      if (subject !== undefined) remark.subjects.push(subject)
    },
    list: () =>
      [...found.values()].toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight)),
  }
}
