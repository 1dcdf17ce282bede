import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import {
  latestDeletion,
  requirePurpose,
  requireSoundFields,
  tidied,
} from '#modules/edit/fields/policy.ts'
import {
  changeField,
  databaseNow,
  deleteFields,
  deleteForm,
  findForm,
  insertFields,
  isFormOpen,
  listAnswers,
  listFields,
  lockForm,
  saveForm,
} from '#modules/edit/fields/repository.ts'
import { answersView, fieldsTag, fieldsView } from '#modules/edit/fields/view.ts'
import { lockGame } from '#modules/edit/games/repository.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import { requireGame } from '#modules/game/games.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 404. */
export async function describeFields(
  db: Db,
  gameId: number,
): Promise<Schema<'ProfileFieldsModel'>> {
  const game = await requireGame(db, gameId)
  return fieldsView(game, await findForm(db, gameId), await listFields(db, gameId))
}

/** What was asked and answered; nothing once the answers are to be deleted. Throws Refusal 404. */
export async function describeAnswers(
  db: Db,
  gameId: number,
): Promise<Schema<'FieldAnswersModel'>> {
  await requireGame(db, gameId)
  if (!(await isFormOpen(db, gameId))) return { fields: [], players: [] }
  return answersView(await listFields(db, gameId), await listAnswers(db, gameId))
}

/** Replaces what a game asks of its players. Fields keep their ids and so their answers. Throws Refusal. */
export async function editFields(
  tx: Db,
  where: { gameId: number; ifMatch: IfMatch },
  body: Schema<'ProfileFieldsEditModel'>,
): Promise<void> {
  const { gameId } = where
  const game = await lockGame(tx, gameId)
  if (!game) throw new Refusal(404, 'gameNotFound')
  const form = await lockForm(tx, gameId)
  const before = await listFields(tx, gameId)
  requireMatch(where.ifMatch, fieldsTag(form, before))
  const fields = body.fields.map(tidied)
  if (fields.length === 0) return deleteForm(tx, gameId)
  requireSoundFields(before, fields)
  const { deleteAt = null } = body
  const reason = (body.reason ?? '').trim()
  const deleteAtMs = requirePurpose(
    { reason, deleteAt },
    {
      nowMs: await databaseNow(tx),
      latestMs: latestDeletion(game),
      storedMs: form?.delete_at,
    },
  )
  await saveForm(tx, {
    game_id: gameId,
    reason,
    delete_at: ms(deleteAtMs),
    ...(deleteAtMs !== form?.delete_at && { deleted_at: null }),
  })
  const kept = new Set(fields.map(({ id }) => id))
  await deleteFields(
    tx,
    before.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  for (const [position, { id, label, hint, kind, choices, isRequired }] of fields.entries()) {
    const columns = { position, label, hint, kind, choices, is_required: isRequired ?? false }
    if (id === undefined) await insertFields(tx, [{ ...columns, game_id: gameId }])
    else await changeField(tx, id, columns)
  }
  await notify(tx, 'fields_changed', String(gameId))
}
