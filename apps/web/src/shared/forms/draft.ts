import type { FieldValues } from 'react-hook-form'
import { changedFields } from '#shared/forms/changes.ts'
import type { Edit } from '#shared/forms/changes.ts'
import type { PersonalKey } from '#shared/storage/keys.ts'

const keyOf = (name: string): PersonalKey => `halyard:draft:${name}`

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** Plain data with the fields of a form, each of its kind or null, as a field is that may be empty. */
function isLike<Values extends FieldValues>(value: unknown, like: Values): value is Values {
  if (typeof value !== 'object' || value === null) return false
  const found = new Map(Object.entries(value))
  return Object.entries(like).every(([name, known]) => {
    const field: unknown = found.get(name)
    const canBeNull = known === null || typeof known === 'number'
    return kindOf(field) === kindOf(known) || (canBeNull && (field === null || known === null))
  })
}

/** What was typed and not saved, with what it was made from, if its fields are still those of the form. */
export function readDraft<Values extends FieldValues>(
  name: string,
  like: Values,
): Edit<Values> | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    if (!('base' in stored && 'values' in stored)) return undefined
    const { base, values } = stored
    if (!isLike(base, like) || !isLike(values, like)) return undefined
    return changedFields(base, values).length > 0 ? { base, values } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed, or forgets it. A browser that keeps nothing only loses the draft. */
export function writeDraft(name: string, edit: Edit<FieldValues> | undefined): void {
  try {
    if (edit) localStorage.setItem(keyOf(name), JSON.stringify(edit))
    else localStorage.removeItem(keyOf(name))
  } catch {
    // The form itself still holds the text.
  }
}
