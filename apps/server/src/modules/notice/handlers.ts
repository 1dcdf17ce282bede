import { requireGame, requireStartedGame } from '#modules/game/games.ts'
import {
  listPublicNotices,
  listWrittenNotices,
  removeNotice,
  rewriteNotice,
} from '#modules/notice/repository.ts'
import { publishNotice, requireWrittenNotice } from '#modules/notice/service.ts'
import { noticeView } from '#modules/notice/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { contentTag } from '#modules/operation/tags.ts'

const listNotices = handle('listNotices', async (ctx) => {
  const { db, path, query, clock } = ctx
  const game = await requireStartedGame(db, path.id, clock.now())
  const notices = (await listPublicNotices(db, game.id, query.count, query.skip)).map(noticeView)
  const tag = `${contentTag(String(game.id), notices)}-${query.skip}-${query.count}`
  const changedAtMs = Math.max(game.starts_at, ...notices.map(({ time }) => time))
  return ctx.isCurrent({ tag, changedAtMs }) ? NOT_MODIFIED : notices
})

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
    await removeNotice(db, id)
  }),
)

export const noticeHandlers = {
  listNotices,
  listEditNotices,
  createNotice,
  updateNotice,
  deleteNotice,
}
