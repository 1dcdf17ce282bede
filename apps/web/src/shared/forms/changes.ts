import type { FieldValues } from 'react-hook-form'

/** What a person sees of an edited thing: the values they began from, and what they made of them. */
export type Edit<Values> = { base: Values; values: Values }

export type FieldName<Values> = keyof Values & string

/** Whether two values of a form are the same; they are plain data. */
const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

/** The fields whose values differ. */
export function changedFields<Values extends FieldValues>(
  base: Values,
  current: Values,
): FieldName<Values>[] {
  return Object.keys(base).filter((name) => !isSame(base[name], current[name]))
}

/**
 * Brings an edit onto what is stored now. What somebody else saved is taken over where nothing was typed; where both changed a field,
 * the typed value stays, and so does the base, which then differs from what is stored.
 */
export function rebase<Values extends FieldValues>(
  { base, values }: Edit<Values>,
  stored: Values,
): Edit<Values> {
  const typed = new Set<string>(changedFields(base, values))
  const different = new Set<string>(changedFields(stored, values))
  const isOwn = (name: string) => typed.has(name) && different.has(name)
  const own = Object.keys(stored).filter(isOwn)
  const pick = (from: Values) => Object.fromEntries(own.map((name) => [name, from[name]]))
  return { base: { ...stored, ...pick(base) }, values: { ...stored, ...pick(values) } }
}

/** The fields that were typed and that somebody else saved differently meanwhile. */
export function conflictsOf<Values extends FieldValues>(
  { base, values }: Edit<Values>,
  stored: Values,
): FieldName<Values>[] {
  const different = new Set<string>(changedFields(stored, values))
  return changedFields(base, stored).filter((name) => different.has(name))
}
