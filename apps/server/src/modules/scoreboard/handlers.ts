import { handle } from '#modules/operation/handle.ts'
import { NOT_MODIFIED, RawReply } from '#modules/operation/raw-reply.ts'
import { GAME_NOT_STARTED, Refusal } from '#modules/operation/refusal.ts'
import { preferredEncoding } from '#modules/scoreboard/encoding.ts'
import { versionOf } from '#modules/scoreboard/version.ts'

const getScoreboard = handle('getScoreboard', async (ctx) => {
  const { path, board, clock, request } = ctx
  const current = await board.read(path.id)
  if (!current) throw new Refusal(404, 'gameNotFound')
  if (clock.now() < current.startsAtMs)
    throw new Refusal(400, 'gameNotStarted', { code: GAME_NOT_STARTED })
  ctx.header('vary', 'accept-encoding')
  if (ctx.isCurrent(versionOf(path.id, current))) return NOT_MODIFIED
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  return new RawReply({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body: await current.forms.encoded(encoding),
  })
})

/** Works for games that do not exist, too. */
const flushScoreboard = handle('flushScoreboard', async ({ path, board, ...ctx }) => {
  await ctx.tx((tx) => board.announce(tx, path.id))
  board.changed(path.id)
})

export const scoreboardHandlers = { getScoreboard, flushScoreboard }
