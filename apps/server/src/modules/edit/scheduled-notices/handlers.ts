import { listScheduled } from '#modules/edit/scheduled-notices/repository.ts'
import type { ScheduledNotice } from '#modules/edit/scheduled-notices/repository.ts'
import {
  editScheduledNotice,
  removeScheduledNotice,
  scheduleNotice as schedule,
} from '#modules/edit/scheduled-notices/service.ts'
import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

const view = ({ id, content, publish_at }: ScheduledNotice): Schema<'ScheduledNoticeModel'> => ({
  ...{ id, content },
  publishAt: publish_at,
})

const listScheduledNotices = handle('listScheduledNotices', async ({ db, path }) => {
  await requireGame(db, path.id)
  return (await listScheduled(db, path.id)).map(view)
})

const scheduleNotice = handle('scheduleNotice', async ({ tx, clock, path, body }) =>
  view(await tx((db) => schedule(db, clock.now(), path.id, body))),
)

const updateScheduledNotice = handle('updateScheduledNotice', async ({ tx, clock, path, body }) => {
  const where = { gameId: path.id, id: path.noticeId }
  return view(await tx((db) => editScheduledNotice(db, clock.now(), where, body)))
})

const deleteScheduledNotice = handle('deleteScheduledNotice', ({ tx, path }) =>
  tx((db) => removeScheduledNotice(db, { gameId: path.id, id: path.noticeId })),
)

export const scheduledNoticeHandlers = {
  listScheduledNotices,
  scheduleNotice,
  updateScheduledNotice,
  deleteScheduledNotice,
}
