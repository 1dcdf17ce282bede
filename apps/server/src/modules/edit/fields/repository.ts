import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, NewRow, Row, RowChange } from '#db/database.ts'

export type FieldForm = Row<'field_forms'>

export type Field = Row<'profile_fields'> & {
  /** Players who have answered it. */
  readonly answerCount: number
}

/** Nothing where the game asks nothing. */
export function findForm(db: Db, gameId: number): Promise<FieldForm | undefined> {
  return db.selectFrom('field_forms').selectAll().where('game_id', '=', gameId).executeTakeFirst()
}

/** Whether answers are still stored, by the clock of the database. */
export async function isFormOpen(db: Db, gameId: number): Promise<boolean> {
  const form = await db
    .selectFrom('field_forms')
    .select('game_id')
    .where('game_id', '=', gameId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`delete_at > now()`)
    .executeTakeFirst()
  return form !== undefined
}

/** The form; whoever answers the form waits until the transaction ends. */
export function lockForm(tx: Db, gameId: number): Promise<FieldForm | undefined> {
  return tx
    .selectFrom('field_forms')
    .selectAll()
    .where('game_id', '=', gameId)
    .forUpdate()
    .executeTakeFirst()
}

/** In the order that players see. */
export const listFields = (db: Db, gameId: number): Promise<Field[]> =>
  db
    .selectFrom('profile_fields')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('field_answers')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('field_answers.field_id', '=', 'profile_fields.id')
        .$asScalar()
        .$notNull()
        .as('answerCount'),
    )
    .where('game_id', '=', gameId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export async function saveForm(tx: Db, form: NewRow<'field_forms'>): Promise<void> {
  await tx
    .insertInto('field_forms')
    .values(form)
    .onConflict((row) => row.column('game_id').doUpdateSet(form))
    .execute()
}

/** With its fields and their answers. */
export async function deleteForm(tx: Db, gameId: number): Promise<void> {
  await tx.deleteFrom('field_forms').where('game_id', '=', gameId).execute()
}

export async function insertFields(tx: Db, fields: NewRow<'profile_fields'>[]): Promise<void> {
  if (fields.length > 0) await tx.insertInto('profile_fields').values(fields).execute()
}

export async function changeField(
  tx: Db,
  id: number,
  change: RowChange<'profile_fields'>,
): Promise<void> {
  await tx.updateTable('profile_fields').set(change).where('id', '=', id).execute()
}

export async function deleteFields(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('profile_fields').where('id', 'in', ids).execute()
}

/** What players have answered, of each one in the order of the fields. */
export const listAnswers = (db: Db, gameId: number) =>
  db
    .selectFrom('field_answers')
    .innerJoin('profile_fields', 'profile_fields.id', 'field_answers.field_id')
    .select(['field_answers.user_id', 'field_answers.field_id', 'field_answers.answer'])
    .where('field_answers.game_id', '=', gameId)
    .orderBy('field_answers.user_id')
    .orderBy('profile_fields.position')
    .orderBy('field_answers.field_id')
    .execute()

/** What the clock of the database says. */
export async function databaseNow(db: Db): Promise<number> {
  const { now } = await db.selectNoFrom(sql<number>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}

/** Locks the forms whose date has come. Two processes never have the same one. */
export const lockDue = (tx: Db) =>
  tx
    .selectFrom('field_forms')
    .innerJoin('games', 'games.id', 'field_forms.game_id')
    .select(['field_forms.game_id', 'games.title'])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`delete_at <= now()`)
    .orderBy('field_forms.game_id')
    .forUpdate('field_forms')
    .skipLocked()
    .execute()

/** Deletes all answers of a game; says how many there were. */
export async function deleteAnswers(tx: Db, gameId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('field_answers')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function markDeleted(tx: Db, gameId: number, atMs: number): Promise<void> {
  await tx
    .updateTable('field_forms')
    .set({ deleted_at: ms(atMs) })
    .where('game_id', '=', gameId)
    .execute()
}

/** How long until the next date, by the clock of the database, in milliseconds; null when there is none. */
export async function findNextDeletionMs(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('field_forms')
    .select(
      sql<number | null>`extract(epoch from min(delete_at) - now())::float8 * 1000`.as('inMs'),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.inMs ?? null
}
