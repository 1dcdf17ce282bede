/** How much a remark matters: something is lost, something was changed, or something is worth knowing. */
export type Weight = 'lost' | 'changed' | 'note'

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

const ORDER: readonly Weight[] = ['lost', 'changed', 'note']

export function collectRemarks(): Remarks {
  const found = new Map<string, { weight: Weight; text: string; subjects: string[] }>()
  return {
    add(weight, text, subject) {
      const remark = found.get(text) ?? { weight, text, subjects: [] }
      found.set(text, remark)
      if (subject !== undefined) remark.subjects.push(subject)
    },
    list: () =>
      [...found.values()].toSorted((a, b) => ORDER.indexOf(a.weight) - ORDER.indexOf(b.weight)),
  }
}
