import { requireGame } from '#modules/game/games.ts'
import { handle } from '#modules/operation/handle.ts'
import { discardWriteups } from '#modules/writeup/service.ts'

const deleteGameWriteups = handle('deleteGameWriteups', async (ctx) => {
  const { id } = await requireGame(ctx.db, ctx.path.id)
  await discardWriteups(ctx, id)
})

export const editWriteupHandlers = { deleteGameWriteups }
