import { Refusal } from '#modules/operation/refusal.ts'
import type { Db, NewRow, Row, RowChange } from '#db/database.ts'

type Game = Row<'games'>

/**
 * The latest made first, hidden ones too.
 *
 * @param own the only games to list; all without it
 */
export function listGames(
  db: Db,
  page: { count: number; skip: number },
  own?: readonly number[],
): Promise<Game[]> {
  return db
    .selectFrom('games')
    .selectAll()
    .$if(own !== undefined, (query) => query.where('id', 'in', own ?? []))
    .orderBy('id', 'desc')
    .offset(page.skip)
    .limit(page.count)
    .execute()
}

export async function countGames(db: Db, own?: readonly number[]): Promise<number> {
  if (own) return own.length
  const { count } = await db
    .selectFrom('games')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function insertGame(db: Db, game: NewRow<'games'>): Promise<Game> {
  return db.insertInto('games').values(game).returningAll().executeTakeFirstOrThrow()
}

/** Locks the game against other edits until the transaction ends; teams join and play on. */
export function lockGame(tx: Db, id: number): Promise<Game | undefined> {
  return tx.selectFrom('games').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export function updateGame(db: Db, id: number, change: RowChange<'games'>): Promise<Game> {
  return db
    .updateTable('games')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces a picture and returns the previous one. Throws Refusal 404 when there is no such game. */
export async function changePoster(tx: Db, id: number, hash: string): Promise<string | null> {
  const before = await tx
    .selectFrom('games')
    .select('poster_hash')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new Refusal(404, 'gameNotFound')
  await tx.updateTable('games').set({ poster_hash: hash }).where('id', '=', id).execute()
  return before.poster_hash
}

/** Takes everything of the game along. */
export async function deleteGame(tx: Db, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('games')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
