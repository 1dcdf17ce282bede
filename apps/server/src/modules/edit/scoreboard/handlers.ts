import { handle } from '#modules/operation/handle.ts'

/** Works for games that do not exist, too. */
const flushScoreboard = handle('flushScoreboard', async ({ path, board, ...ctx }) => {
  await ctx.tx((tx) => board.announce(tx, path.id))
  board.changed(path.id)
})

export const editScoreboardHandlers = { flushScoreboard }
