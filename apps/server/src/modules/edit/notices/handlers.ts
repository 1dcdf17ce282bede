import { requireGame } from '#modules/game/games.ts'
import {
  listWrittenNotices,
  removeNotices,
  rewriteNotice,
  publishNotice,
  requireWrittenNotice,
} from '#modules/notice/service.ts'
import { noticeView } from '#modules/notice/view.ts'
import { handle } from '#modules/operation/handle.ts'

const listEditNotices = handle('listEditNotices', async ({ db, path }) => {
  await requireGame(db, path.id)
  return (await listWrittenNotices(db, path.id)).map(noticeView)
})

const createNotice = handle('createNotice', async ({ db, path, body, clock, tx }) => {
  await requireGame(db, path.id)
  const notice = await tx((open) =>
    publishNotice(open, {
      gameId: path.id,
      type: 'Normal',
      args: [body.content],
      publishedAtMs: clock.now(),
    }),
  )
  return noticeView(notice)
})

const updateNotice = handle('updateNotice', async ({ tx, path, body, clock }) => {
  const change = { args: [body.content], publishedAtMs: clock.now() }
  const notice = await tx(async (db) => {
    const { id } = await requireWrittenNotice(db, path.id, path.noticeId)
    return rewriteNotice(db, id, change)
  })
  return noticeView(notice)
})

const deleteNotice = handle('deleteNotice', ({ tx, path }) =>
  tx(async (db) => {
    const { id } = await requireWrittenNotice(db, path.id, path.noticeId)
    await removeNotices(db, [id])
  }),
)

export const editNoticeHandlers = { listEditNotices, createNotice, updateNotice, deleteNotice }
