import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'

type Form = Row<'field_forms'>
export type Field = Row<'profile_fields'>

export interface Player {
  readonly gameId: number
  readonly userId: string
}

/** What a game asks; nothing from the moment at which answers are deleted, by the clock of the database. */
const openForm = (db: Db, gameId: number) =>
  db
    .selectFrom('field_forms')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`delete_at > now()`)

export const findOpenForm = (db: Db, gameId: number): Promise<Form | undefined> =>
  openForm(db, gameId).executeTakeFirst()

/** The same, once whoever changes it or deletes its answers is done; others wait until the transaction ends. */
export const shareOpenForm = (tx: Db, gameId: number): Promise<Form | undefined> =>
  openForm(tx, gameId).forShare().executeTakeFirst()

/** In their order. */
export const listFields = (db: Db, gameId: number): Promise<Field[]> =>
  db
    .selectFrom('profile_fields')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The own answers in a game, by field. */
export async function findAnswers(
  db: Db,
  { gameId, userId }: Player,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('field_answers')
    .select(['field_id', 'answer'])
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ field_id, answer }) => [field_id, answer]))
}

/** The last own answers in other games that still store them, to fields of the same label and kind, by field. */
export async function findEarlierAnswers(
  db: Db,
  { gameId, userId }: Player,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('profile_fields as asked')
    .innerJoin('profile_fields as other', (join) =>
      join
        .onRef('other.label', '=', 'asked.label')
        .onRef('other.kind', '=', 'asked.kind')
        .onRef('other.game_id', '<>', 'asked.game_id'),
    )
    .innerJoin('field_answers', 'field_answers.field_id', 'other.id')
    .innerJoin('field_forms', 'field_forms.game_id', 'other.game_id')
    .distinctOn('asked.id')
    .select(['asked.id', 'field_answers.answer'])
    .where('asked.game_id', '=', gameId)
    .where('field_answers.user_id', '=', userId)
    .where(sql<boolean>`field_forms.delete_at > now()`)
    .orderBy('asked.id')
    .orderBy('field_answers.answered_at', 'desc')
    .execute()
  return new Map(rows.map(({ id, answer }) => [id, answer]))
}

export async function deleteAnswers(tx: Db, { gameId, userId }: Player): Promise<void> {
  await tx
    .deleteFrom('field_answers')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .execute()
}

export async function insertAnswers(
  tx: Db,
  { gameId, userId }: Player,
  answers: ReadonlyMap<number, string>,
  atMs: number,
): Promise<void> {
  if (answers.size === 0) return
  const rows = [...answers].map(([fieldId, answer]) => ({
    ...{ field_id: fieldId, user_id: userId, game_id: gameId, answer },
    answered_at: ms(atMs),
  }))
  await tx.insertInto('field_answers').values(rows).execute()
}

/** Whether a user plays in a game. A player who leaves at the same time waits. */
export async function lockPlayer(tx: Db, { gameId, userId }: Player): Promise<boolean> {
  const found = await tx
    .selectFrom('participation_members')
    .select('user_id')
    .where('game_id', '=', gameId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}
