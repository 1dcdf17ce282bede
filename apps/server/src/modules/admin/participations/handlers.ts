import * as service from '#modules/game/review/service.ts'
import { handle } from '#modules/operation/handle.ts'

const reviewParticipation = handle('reviewParticipation', async (ctx) => {
  const { path, body, board } = ctx
  const gameId = await ctx.tx((tx) => service.reviewParticipation(tx, ctx, path.id, body))
  board.changed(gameId)
})

export const adminParticipationHandlers = { reviewParticipation }
