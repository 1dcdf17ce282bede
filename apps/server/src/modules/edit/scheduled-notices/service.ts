import type { Db } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import {
  changeScheduled,
  deleteScheduled,
  insertScheduled,
  listScheduled,
  takeDue,
} from '#modules/edit/scheduled-notices/repository.ts'
import type { ScheduledNotice, ScheduledText } from '#modules/edit/scheduled-notices/repository.ts'
import { lockGame } from '#modules/edit/games/repository.ts'
import { publishNotices } from '#modules/notice/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Notices of a game that may wait at a time. */
const MOST = 100

interface Where {
  readonly gameId: number
  readonly id: number
}

/** Lets every process look when the next one is due. */
const announce = (tx: Db, gameId: number) => notify(tx, 'schedule_changed', String(gameId))

/** Throws Refusal 400 for a time that has passed. */
function requireFuture({ publishAt }: ScheduledText, nowMs: number): void {
  if (publishAt <= nowMs) throw new Refusal(400, 'noticeTimePassed')
}

/** Writes a notice for later. Throws Refusal 404, or 400 when the time has passed or too many wait. */
export async function scheduleNotice(
  tx: Db,
  nowMs: number,
  gameId: number,
  text: ScheduledText,
): Promise<ScheduledNotice> {
  if (!(await lockGame(tx, gameId))) throw new Refusal(404, 'gameNotFound')
  requireFuture(text, nowMs)
  if ((await listScheduled(tx, gameId)).length >= MOST)
    throw new Refusal(400, 'tooManyScheduledNotices', { values: { max: MOST } })
  const notice = await insertScheduled(tx, gameId, text)
  await announce(tx, gameId)
  return notice
}

/** Changes one that waits. Throws Refusal 404, or 400 when the time has passed. */
export async function editScheduledNotice(
  tx: Db,
  nowMs: number,
  where: Where,
  text: ScheduledText,
): Promise<ScheduledNotice> {
  requireFuture(text, nowMs)
  const notice = await changeScheduled(tx, where, text)
  if (!notice) throw new Refusal(404, 'noticeNotFound')
  await announce(tx, where.gameId)
  return notice
}

/** Removes one that waits. Throws Refusal 404. */
export async function removeScheduledNotice(tx: Db, where: Where): Promise<void> {
  if (!(await deleteScheduled(tx, where))) throw new Refusal(404, 'noticeNotFound')
}

/** Publishes what is due, once, whichever process comes first. Returns how many. */
export async function publishDue(tx: Db, nowMs: number): Promise<number> {
  const due = await takeDue(tx, nowMs)
  await publishNotices(
    tx,
    due.map(({ game_id, content }) => ({
      gameId: game_id,
      type: 'Normal' as const,
      args: [content],
      publishedAtMs: nowMs,
    })),
  )
  return due.length
}
