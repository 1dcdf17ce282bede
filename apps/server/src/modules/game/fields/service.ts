import type { Db } from '#db/database.ts'
import { requireAnswers, stillFits } from '#modules/game/fields/policy.ts'
import type { FieldAnswer } from '#modules/game/fields/policy.ts'
import {
  deleteAnswers,
  findAnswers,
  findEarlierAnswers,
  findOpenForm,
  insertAnswers,
  listFields,
  lockPlayer,
  shareOpenForm,
} from '#modules/game/fields/repository.ts'
import type { Player } from '#modules/game/fields/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** What a game asks of a user, with the own answers; undefined where it asks nothing. */
export async function describeFields(
  db: Db,
  player: Player,
): Promise<Schema<'JoinProfileFields'> | undefined> {
  const form = await findOpenForm(db, player.gameId)
  if (!form) return undefined
  const [answers, earlier] = [await findAnswers(db, player), await findEarlierAnswers(db, player)]
  const fields = await listFields(db, player.gameId)
  return {
    reason: form.reason,
    deleteAt: form.delete_at,
    fields: fields.map((field) => ({
      ...{ id: field.id, label: field.label, hint: field.hint, kind: field.kind },
      ...{ choices: field.choices, isRequired: field.is_required },
      answer: answers.get(field.id) ?? null,
      earlierAnswer: stillFits(field, earlier.get(field.id)),
    })),
  }
}

/** Stores what a player answers when joining, if the game asks anything. Throws Refusal 400. */
export async function answerFields(
  tx: Db,
  player: Player,
  answers: readonly FieldAnswer[] | undefined,
  atMs: number,
): Promise<void> {
  if (!(await shareOpenForm(tx, player.gameId))) return
  const given = requireAnswers(await listFields(tx, player.gameId), answers)
  await insertAnswers(tx, player, given, atMs)
}

/** Replaces the answers of somebody who plays already. Throws Refusal 400. */
export async function changeAnswers(
  tx: Db,
  player: Player,
  answers: readonly FieldAnswer[],
  atMs: number,
): Promise<void> {
  if (!(await lockPlayer(tx, player))) throw new Refusal(400, 'gameNotJoined')
  if (!(await shareOpenForm(tx, player.gameId))) throw new Refusal(400, 'fieldsNone')
  const given = requireAnswers(await listFields(tx, player.gameId), answers)
  await deleteAnswers(tx, player)
  await insertAnswers(tx, player, given, atMs)
}

/** Deletes the own answers, those to required fields as well. Throws Refusal 400. */
export async function forgetAnswers(tx: Db, player: Player): Promise<void> {
  if (!(await lockPlayer(tx, player))) throw new Refusal(400, 'gameNotJoined')
  await deleteAnswers(tx, player)
}
