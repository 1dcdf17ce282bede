/** How the values that fit have changed from the first document to the second. */
export type Relation = 'same' | 'added' | 'removed' | 'narrower' | 'wider' | 'other'

/** Compares two sets; undefined means everything. */
export function relateSets<T>(
  before: readonly T[] | undefined,
  after: readonly T[] | undefined,
  covers: (set: readonly T[], value: T) => boolean = (set, value) => set.includes(value),
): Relation {
  if (before === undefined) return after === undefined ? 'same' : 'narrower'
  if (after === undefined) return 'wider'
  const isKept = before.every((value) => covers(after, value))
  const isKnown = after.every((value) => covers(before, value))
  if (isKept) return isKnown ? 'same' : 'wider'
  return isKnown ? 'narrower' : 'other'
}

/** An upper bound: without it everything fits, a lower one lets less through. */
export function relateUpper(before: unknown, after: unknown): Relation {
  if (before === after) return 'same'
  if (typeof after !== 'number') return 'wider'
  if (typeof before !== 'number') return 'narrower'
  return after < before ? 'narrower' : 'wider'
}

/** A lower bound, the other way round. */
export function relateLower(before: unknown, after: unknown): Relation {
  if (before === after) return 'same'
  if (typeof after !== 'number') return 'wider'
  if (typeof before !== 'number') return 'narrower'
  return after > before ? 'narrower' : 'wider'
}

/** A condition that is there or not, and that cannot be weighed against another one. */
export function relateCondition(before: unknown, after: unknown): Relation {
  if (before === after) return 'same'
  if (before === undefined) return 'narrower'
  return after === undefined ? 'wider' : 'other'
}
