import type { Db, Row } from '#db/database.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** In the order in which staff sees them. */
export const listCannedAnswers = (db: Db, gameId: number): Promise<Row<'canned_answers'>[]> =>
  db
    .selectFrom('canned_answers')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('position')
    .execute()

export async function deleteCannedAnswers(tx: Db, gameId: number): Promise<void> {
  await tx.deleteFrom('canned_answers').where('game_id', '=', gameId).execute()
}

export async function insertCannedAnswers(
  tx: Db,
  gameId: number,
  answers: readonly Schema<'CannedAnswer'>[],
): Promise<void> {
  if (answers.length === 0) return
  const rows = answers.map(({ title, content }, position) => ({
    ...{ game_id: gameId, position, title: title.trim(), content: content.trim() },
  }))
  await tx.insertInto('canned_answers').values(rows).execute()
}
