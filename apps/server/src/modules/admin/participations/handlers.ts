import { acceptanceView } from '#modules/game/review/declaration-view.ts'
import * as service from '#modules/game/review/service.ts'
import { handle } from '#modules/operation/handle.ts'

const reviewParticipation = handle('reviewParticipation', async (ctx) => {
  const { path, body, board } = ctx
  const gameId = await ctx.tx((tx) => service.reviewParticipation(tx, ctx, path.id, body))
  board.changed(gameId)
})

const listAcceptances = handle('listAcceptances', async ({ db, path }) =>
  (await service.acceptancesOf(db, path.id)).map(acceptanceView),
)

export const adminParticipationHandlers = { reviewParticipation, listAcceptances }
