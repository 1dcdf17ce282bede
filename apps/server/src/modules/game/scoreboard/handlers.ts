import { requireStartedGame } from '#modules/game/games.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED, RawReply } from '#modules/operation/raw-reply.ts'
import { GAME_NOT_STARTED, Refusal } from '#modules/operation/refusal.ts'
import type { CachedBoard } from '#modules/scoreboard/cached-board.ts'
import { preferredEncoding } from '#modules/scoreboard/encoding.ts'
import { versionOf } from '#modules/scoreboard/version.ts'

const getScoreboard = handle('getScoreboard', async (ctx) => {
  const { path, db, board, clock, user } = ctx
  // Before a board is built: a draft takes no longer than a game that does not exist.
  if (!board.wasShown(path.id)) await requireSeenGame(db, path.id, user)
  const current = await board.read(path.id)
  if (!current) throw new Refusal(404, 'gameNotFound')
  // It may have been hidden a moment ago.
  if (current.isHidden) await requireSeenGame(db, path.id, user)
  if (clock.now() < current.startsAtMs)
    throw new Refusal(400, 'gameNotStarted', { code: GAME_NOT_STARTED })
  return sendBoard(ctx, current)
})

/** Never from a shared cache: it is staff's alone. */
const getLiveScoreboard = handle('getLiveScoreboard', async (ctx) => {
  const { path, db, board, clock } = ctx
  await requireStartedGame(db, path.id, clock.now())
  const current = await board.readLive(path.id)
  if (!current) throw new Refusal(404, 'gameNotFound')
  return sendBoard(ctx, current, { isPrivate: true })
})

async function sendBoard(
  ctx: Context<'getScoreboard' | 'getLiveScoreboard'>,
  current: CachedBoard,
  traits: { readonly isPrivate?: true } = {},
): Promise<RawReply> {
  ctx.header('vary', 'accept-encoding')
  if (ctx.isCurrent({ ...versionOf(ctx.path.id, current), ...traits })) return NOT_MODIFIED
  const encoding = preferredEncoding(ctx.request.headers['accept-encoding'])
  return new RawReply({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await current.forms.encoded(encoding),
  })
}

export const scoreboardHandlers = { getScoreboard, getLiveScoreboard }
