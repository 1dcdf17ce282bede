import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import { findNotice, insertNotices, listStartedNotices } from '#modules/notice/repository.ts'
import type { NewNotice, NoticeRow } from '#modules/notice/repository.ts'
import { noticeView } from '#modules/notice/view.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { Refusal } from '#modules/operation/refusal.ts'

// What other modules ask of the tables of this one.
export {
  listPublicNotices,
  listWrittenNotices,
  removeNotices,
  rewriteNotice,
} from '#modules/notice/repository.ts'
export type { NewNotice } from '#modules/notice/repository.ts'

/** Publishes a notice to everybody in the game, live on commit; call inside a transaction. */
export async function publishNotice(tx: Db, notice: NewNotice): Promise<NoticeRow> {
  const [row] = await publishNotices(tx, [notice])
  if (!row) throw new Error('the notice was not written')
  return row
}

/** The same for many, in two statements. */
export async function publishNotices(
  tx: Db,
  notices: readonly NewNotice[],
): Promise<readonly NoticeRow[]> {
  if (notices.length === 0) return []
  const rows = await insertNotices(tx, notices)
  await notify(tx, 'notice_published', ...rows.map((row) => `${row.game_id} ${row.id}`))
  return rows
}

/** Those of the notices that players may read now: before the start of a game there are none. */
export async function describePublished(
  db: Db,
  ids: readonly number[],
  nowMs: number,
): Promise<{ gameId: number; notice: Schema<'GameNotice'> }[]> {
  const rows = await listStartedNotices(db, ids, nowMs)
  return rows.map((row) => ({ gameId: row.game_id, notice: noticeView(row) }))
}

/** A notice that organisers wrote. Throws Refusal 404, or 400 for one that the game made itself. */
export async function requireWrittenNotice(db: Db, gameId: number, id: number): Promise<NoticeRow> {
  const notice = await findNotice(db, gameId, id)
  if (!notice) throw new Refusal(404, 'noticeNotFound')
  if (notice.type !== 'Normal') throw new Refusal(400, 'noticeNotWritten')
  return notice
}
