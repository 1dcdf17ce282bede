import type { Field } from '#modules/edit/fields/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

type FieldEdit = Schema<'ProfileFieldEdit'>

/** Answers are deleted a year after the end of the game at the latest. */
const LONGEST_AFTER_END_MS = 365 * 24 * 3_600_000

export const latestDeletion = (game: { readonly ends_at: number }): number =>
  game.ends_at + LONGEST_AFTER_END_MS

/** A field with its blanks gone, and without choices where none can be chosen. */
export const tidied = (field: FieldEdit) => ({
  ...field,
  label: field.label.trim(),
  hint: (field.hint ?? '').trim(),
  choices: field.kind === 'choice' ? (field.choices ?? []).map((choice) => choice.trim()) : [],
})

/** Throws Refusal 400 for fields that nobody can answer, that are not there, and for another kind of one that was answered. */
export function requireSoundFields(
  before: readonly Field[],
  after: readonly ReturnType<typeof tidied>[],
): void {
  const known = new Map(before.map((field) => [field.id, field]))
  const ids = after.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size !== ids.length || !ids.every((id) => known.has(id)))
    throw new Refusal(400, 'fieldNotFound')
  for (const { id, label, kind, choices } of after) {
    if (label === '') throw new Refusal(400, 'fieldWithoutLabel')
    const isChoosable = choices.length > 1 && !choices.includes('')
    if (kind === 'choice' && !(isChoosable && new Set(choices).size === choices.length))
      throw new Refusal(400, 'fieldWithoutChoices', { values: { label } })
    const stored = known.get(id ?? 0)
    if (stored && stored.kind !== kind && stored.answerCount > 0)
      throw new Refusal(400, 'fieldKindStays', { values: { label } })
  }
}

/** The date of the deletion. Throws Refusal 400 without a reason or a date, and for a date out of its bounds. One that is stored stays allowed. */
export function requirePurpose(
  { reason, deleteAt }: { readonly reason: string; readonly deleteAt: number | null },
  bounds: {
    readonly nowMs: number
    readonly latestMs: number
    readonly storedMs: number | undefined
  },
): number {
  if (reason === '') throw new Refusal(400, 'fieldsWithoutReason')
  if (deleteAt === null) throw new Refusal(400, 'fieldsWithoutDate')
  if (deleteAt === bounds.storedMs) return deleteAt
  if (deleteAt <= bounds.nowMs || deleteAt > bounds.latestMs)
    throw new Refusal(400, 'fieldsDateOutside')
  return deleteAt
}
