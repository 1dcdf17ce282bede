import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, NewRow } from '#db/database.ts'

export interface MarkRow {
  readonly signal: string
  readonly note: string
  readonly user_name: string | null
  readonly marked_at: number
}

const selectMarks = (db: Db, gameId: number) =>
  db
    .selectFrom('signal_marks')
    .leftJoin('users', 'users.id', 'signal_marks.user_id')
    .select(['signal', 'note', 'marked_at', 'users.user_name'])
    .where('game_id', '=', gameId)

/** All marks of a game, by the names of their signals. */
export async function readMarks(db: Db, gameId: number): Promise<ReadonlyMap<string, MarkRow>> {
  const rows = await selectMarks(db, gameId).execute()
  return new Map(rows.map((row) => [row.signal, row]))
}

/** Of two staff who mark one signal at the same time the second waits, and reads what the first has written. */
export async function lockSignal(tx: Db, gameId: number, signal: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`signal ${gameId} ${signal}`}, 0))`.execute(
    tx,
  )
}

export const findMark = (db: Db, gameId: number, signal: string): Promise<MarkRow | undefined> =>
  selectMarks(db, gameId).where('signal', '=', signal).executeTakeFirst()

export async function saveMark(
  tx: Db,
  mark: { gameId: number; signal: string; note: string; userId: string; atMs: number },
): Promise<void> {
  const columns = { note: mark.note, user_id: mark.userId, marked_at: ms(mark.atMs) }
  await tx
    .insertInto('signal_marks')
    .values({ game_id: mark.gameId, signal: mark.signal, ...columns })
    .onConflict((row) => row.columns(['game_id', 'signal']).doUpdateSet(columns))
    .execute()
}

export async function deleteMark(tx: Db, gameId: number, signal: string): Promise<void> {
  await tx
    .deleteFrom('signal_marks')
    .where('game_id', '=', gameId)
    .where('signal', '=', signal)
    .execute()
}

/** That evidence left the platform. */
export async function insertExport(tx: Db, row: NewRow<'signal_exports'>): Promise<void> {
  await tx.insertInto('signal_exports').values(row).execute()
}
