import { sql } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'

export type ScheduledNotice = Row<'scheduled_notices'>

export interface ScheduledText {
  readonly content: string
  readonly publishAt: number
}

/** Those of a game, the next first. */
export function listScheduled(db: Db, gameId: number): Promise<ScheduledNotice[]> {
  return db
    .selectFrom('scheduled_notices')
    .selectAll()
    .where('game_id', '=', gameId)
    .orderBy('publish_at')
    .orderBy('id')
    .execute()
}

export function insertScheduled(
  tx: Db,
  gameId: number,
  { content, publishAt }: ScheduledText,
): Promise<ScheduledNotice> {
  return tx
    .insertInto('scheduled_notices')
    .values({ game_id: gameId, content, publish_at: ms(publishAt) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined for one that is not there, or is out by now. */
export function changeScheduled(
  tx: Db,
  { gameId, id }: { gameId: number; id: number },
  { content, publishAt }: ScheduledText,
): Promise<ScheduledNotice | undefined> {
  return tx
    .updateTable('scheduled_notices')
    .set({ content, publish_at: ms(publishAt) })
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False for one that is not there, or is out by now. */
export async function deleteScheduled(
  tx: Db,
  { gameId, id }: { gameId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('scheduled_notices')
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes those whose time has come by the clocks of the process and of the database; another process takes others. */
export async function takeDue(tx: Db, nowMs: number): Promise<ScheduledNotice[]> {
  const rows = await tx
    .deleteFrom('scheduled_notices')
    .where('id', 'in', (query) =>
      query
        .selectFrom('scheduled_notices')
        .select('id')
        .where(sql<boolean>`publish_at <= least(${ms(nowMs)}, now())`)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
  return rows.toSorted((one, other) => one.publish_at - other.publish_at || one.id - other.id)
}
