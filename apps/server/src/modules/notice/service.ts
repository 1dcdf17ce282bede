import type { Db } from '#db/database.ts'
import { findNotice, insertNotice } from '#modules/notice/repository.ts'
import type { NewNotice, NoticeRow } from '#modules/notice/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Tells everybody in the game; other modules call this inside their transaction. */
export const publishNotice = (tx: Db, notice: NewNotice): Promise<NoticeRow> =>
  insertNotice(tx, notice)

/** A notice that organisers wrote. Throws Refusal 404, or 400 for one that the game made itself. */
export async function requireWrittenNotice(db: Db, gameId: number, id: number): Promise<NoticeRow> {
  const notice = await findNotice(db, gameId, id)
  if (!notice) throw new Refusal(404, 'noticeNotFound')
  if (notice.type !== 'Normal') throw new Refusal(400, 'noticeNotWritten')
  return notice
}
