import { requireStartedGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED, RawReply } from '#modules/operation/raw-reply.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { preferredEncoding } from '#modules/scoreboard/encoding.ts'

const getScoreboard = handle('getScoreboard', async (ctx) => {
  const { db, path, board, clock, request } = ctx
  await requireStartedGame(db, path.id, clock.now())
  const current = await board.read(path.id)
  if (!current) throw new Refusal(404, 'gameNotFound')
  const tag = `${path.id}-${current.digest}`
  ctx.header('vary', 'accept-encoding')
  if (ctx.isCurrent({ tag, changedAtMs: current.builtAtMs })) return NOT_MODIFIED
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  return new RawReply({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await current.encoded(encoding),
  })
})

/** Works for games that do not exist, too. */
const flushScoreboard = handle('flushScoreboard', async ({ path, board, ...ctx }) => {
  await ctx.tx((tx) => board.announce(tx, path.id))
  board.changed(path.id)
})

export const scoreboardHandlers = { getScoreboard, flushScoreboard }
