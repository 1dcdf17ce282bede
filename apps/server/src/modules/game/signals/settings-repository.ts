import { sql } from 'kysely'
import type { Db, NewRow, Row } from '#db/database.ts'
import { DEFAULT_SIGNALS } from '#modules/game/signals/policy.ts'

export function findSettings(db: Db, gameId: number): Promise<Row<'signal_settings'> | undefined> {
  return db
    .selectFrom('signal_settings')
    .selectAll()
    .where('game_id', '=', gameId)
    .executeTakeFirst()
}

/** Keeps others who save the settings of the game waiting until the transaction ends, also before there are any. */
export async function lockSettings(tx: Db, gameId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signals ${gameId}`}, 0))`.execute(tx)
}

export async function saveSettings(tx: Db, row: NewRow<'signal_settings'>): Promise<void> {
  await tx
    .insertInto('signal_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('game_id').doUpdateSet(row))
    .execute()
}

/** When all of a game is deleted, for `games` left joined with its settings. */
const DELETE_AT = sql<number>`games.ends_at
  + make_interval(days => coalesce(signal_settings.keep_days, ${DEFAULT_SIGNALS.keepDays}::int))`

/** Whether that time has come, by the clock of the database. */
export async function isForgotten(db: Db, gameId: number): Promise<boolean> {
  const row = await db
    .selectFrom('games')
    .leftJoin('signal_settings', 'signal_settings.game_id', 'games.id')
    .select(sql<boolean>`${DELETE_AT} <= now()`.as('isOver'))
    .where('games.id', '=', gameId)
    .executeTakeFirst()
  return row?.isOver === true
}

const HAS_SOMETHING = sql<boolean>`(
  exists (select from first_steps where first_steps.game_id = games.id)
  or exists (select from signal_marks where signal_marks.game_id = games.id)
  or exists (select from signal_exports where signal_exports.game_id = games.id))`

/** Locks the games whose time has come. Two processes never have the same one. */
export const lockDue = (tx: Db) =>
  tx
    .selectFrom('games')
    .leftJoin('signal_settings', 'signal_settings.game_id', 'games.id')
    .select(['games.id', 'games.title', sql<number>`now()`.as('atMs')])
    .where(sql<boolean>`${DELETE_AT} <= now()`)
    .where(HAS_SOMETHING)
    .orderBy('games.id')
    .forNoKeyUpdate('games')
    .skipLocked()
    .execute()

/** Deletes first steps, marks and what is known of exports; says how many first steps there were. */
export async function deleteSignals(tx: Db, gameId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('first_steps')
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow()
  await tx.deleteFrom('signal_marks').where('game_id', '=', gameId).execute()
  await tx.deleteFrom('signal_exports').where('game_id', '=', gameId).execute()
  return Number(numDeletedRows)
}

/** How long until the next of those times, by the clock of the database, in milliseconds; null when there is none. */
export async function findNextDeletionMs(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('games')
    .leftJoin('signal_settings', 'signal_settings.game_id', 'games.id')
    .select(
      sql<number | null>`extract(epoch from min(${DELETE_AT}) - now())::float8 * 1000`.as('inMs'),
    )
    .where(HAS_SOMETHING)
    .executeTakeFirst()
  return row?.inMs ?? null
}
