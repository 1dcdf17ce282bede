import { findGame } from '#modules/game/games.ts'
import { readPageFacts } from '#modules/game/lists/page-repository.ts'
import {
  countShownGames,
  listNearestGames,
  listShownGames,
} from '#modules/game/lists/repository.ts'
import { findPlayer } from '#modules/game/player-repository.ts'
import { gameView, summaryView } from '#modules/game/lists/view.ts'
import { requireSight } from '#modules/game/visibility.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { contentTag } from '#modules/operation/tags.ts'

const listGames = handle('listGames', async ({ db, query, ...ctx }) => {
  const data = (await listShownGames(db, query)).map(summaryView)
  ctx.header('cache-control', 'public,max-age=60')
  return { data, length: data.length, total: await countShownGames(db) }
})

const listRecentGames = handle('listRecentGames', async (ctx) => {
  const { db, query, clock } = ctx
  const nearest = await listNearestGames(db, clock.now())
  const games = query.limit === 0 ? nearest : nearest.slice(0, query.limit)
  const views = games.map(summaryView)
  const changedAtMs = Math.max(0, ...games.map((game) => game.updated_at))
  const tag = `${contentTag('recent', views)}-${query.limit}`
  return ctx.isCurrent({ tag, changedAtMs }) ? NOT_MODIFIED : views
})

const getGame = handle('getGame', async ({ db, path, user, clock, isCurrent }) => {
  const [found, { divisions, teamCount, correctionsOf }, player] = await Promise.all([
    findGame(db, path.id),
    readPageFacts(db, path.id),
    user && findPlayer(db, { gameId: path.id, userId: user.id }),
  ])
  const game = await requireSight(db, path.id, found, user, 'page')
  const corrections = player && correctionsOf(player.participationId)
  const view = gameView({ game, divisions, teamCount, player, corrections })
  const tag = contentTag(String(game.id), view)
  return isCurrent({ tag, changedAtMs: clock.now(), isPrivate: true }) ? NOT_MODIFIED : view
})

export const listHandlers = { listGames, listRecentGames, getGame }
