import { LIMITS } from '@halyard/rules'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import { sharedRead } from '#db/shared-read.ts'
import type { NoticeType, NoticesTable } from '#db/tables/play.ts'

export type NoticeRow = Selectable<NoticesTable>

export interface NewNotice {
  readonly gameId: number
  readonly type: NoticeType
  readonly args: readonly string[]
  readonly publishedAtMs: number
}

/** At least one; they come back in the same order. */
export function insertNotices(db: Db, notices: readonly NewNotice[]): Promise<NoticeRow[]> {
  const rows = notices.map(({ gameId, type, args, publishedAtMs }) => ({
    game_id: gameId,
    type,
    args: [...args],
    published_at: ms(publishedAtMs),
  }))
  return db.insertInto('notices').values(rows).returningAll().execute()
}

/** A blood of a frozen game gives away who solved what: it is shown once the scoreboard is revealed. */
const isShown = sql<boolean>`(
  notices.type not in ('FirstBlood', 'SecondBlood', 'ThirdBlood')
  or not exists (
    select from games as frozen
    where frozen.id = notices.game_id and frozen.revealed_at is null and notices.published_at >= frozen.freeze_at
  )
)`

/** The players' list: notices by organisers first, then the newest, up to a limit. */
export const listPublicNotices = sharedRead(
  (db: Db, gameId: number, count: number, skip: number): Promise<NoticeRow[]> =>
    db
      .selectFrom('notices')
      .selectAll()
      .where('game_id', '=', gameId)
      .where(isShown)
      .orderBy(sql`type = 'Normal'`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(Math.min(count, Math.max(0, LIMITS.notices - skip)))
      .execute(),
)

export function listWrittenNotices(db: Db, gameId: number): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('type', '=', 'Normal')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Those of games that have begun, in the order they were published. */
export function listStartedNotices(
  db: Db,
  ids: readonly number[],
  nowMs: number,
): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .innerJoin('games', 'games.id', 'notices.game_id')
    .selectAll('notices')
    .where('notices.id', 'in', ids)
    .where('games.starts_at', '<=', ms(nowMs))
    .where(isShown)
    .orderBy('notices.id')
    .execute()
}

export function findNotice(db: Db, gameId: number, id: number): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function rewriteNotice(
  db: Db,
  id: number,
  change: { args: string[]; publishedAtMs: number },
): Promise<NoticeRow> {
  return db
    .updateTable('notices')
    .set({
      args: change.args,
      published_at: ms(change.publishedAtMs),
      edited_at: ms(change.publishedAtMs),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeNotices(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('notices').where('id', 'in', ids).execute()
}
