import { requireStarted } from '#modules/game/games.ts'
import { listPublicNotices } from '#modules/notice/service.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { noticeView } from '#modules/notice/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { contentTag } from '#modules/operation/tags.ts'

const listNotices = handle('listNotices', async (ctx) => {
  const { db, path, query, clock, user } = ctx
  const game = await requireSeenGame(db, path.id, user)
  requireStarted(game, clock.now())
  const notices = (await listPublicNotices(db, game.id, query.count, query.skip)).map(noticeView)
  const tag = `${contentTag(String(game.id), notices)}-${query.skip}-${query.count}`
  const changedAtMs = Math.max(game.starts_at, ...notices.map(({ time }) => time))
  return ctx.isCurrent({ tag, changedAtMs, isPrivate: game.hidden }) ? NOT_MODIFIED : notices
})

export const noticeHandlers = { listNotices }
