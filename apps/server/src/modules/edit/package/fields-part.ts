import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import { insertFields, saveForm } from '#modules/edit/fields/repository.ts'
import { badPackage } from '#modules/edit/package/archive.ts'
import { packTime } from '#modules/edit/package/format.ts'
import type { PackedFields } from '#modules/edit/package/format.ts'

export const FIELDS_PATH = 'fields.json'

/** Null for a game that asks nothing. */
export const packFields = (
  form: Row<'field_forms'> | undefined,
  fields: readonly Row<'profile_fields'>[],
): PackedFields | null =>
  form
    ? {
        reason: form.reason,
        deleteAt: packTime(form.delete_at),
        fields: fields.map(({ label, hint, kind, choices, is_required: isRequired }) => ({
          ...{ label, hint, kind, choices, isRequired },
        })),
      }
    : null

/** Throws Refusal 400 for a date that is none, and for fields that nobody can answer. */
export function requireFields(packed: PackedFields | null): void {
  if (packed === null) return
  if (Number.isNaN(Date.parse(packed.deleteAt)))
    throw badPackage(`${FIELDS_PATH}: ${packed.deleteAt} is not a time`)
  for (const { label, kind, choices } of packed.fields) {
    const isSound = kind !== 'choice' || new Set(choices).size > 1
    if (!isSound || new Set(choices).size !== choices.length)
      throw badPackage(`${FIELDS_PATH}: "${label}" needs at least two choices that differ`)
  }
}

/** Asks the same of the players of a new game. A date that is over is kept: nothing is asked until somebody moves it. */
export async function insertPackedFields(
  tx: Db,
  gameId: number,
  packed: PackedFields | null,
): Promise<void> {
  if (packed === null) return
  const { reason, deleteAt, fields } = packed
  await saveForm(tx, { game_id: gameId, reason, delete_at: ms(Date.parse(deleteAt)) })
  await insertFields(
    tx,
    fields.map(({ label, hint, kind, choices, isRequired }, position) => ({
      ...{ game_id: gameId, position, label, hint, kind, choices: [...choices] },
      is_required: isRequired,
    })),
  )
}

/** What another server does without, in a sentence. */
export const unaskedElsewhere = (packed: PackedFields | null): string[] =>
  packed ? ['A GZ::CTF server asks players for nothing before they join: it knows no fields.'] : []
