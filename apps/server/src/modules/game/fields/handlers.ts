import { changeAnswers, forgetAnswers } from '#modules/game/fields/service.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { handle } from '#modules/operation/handle.ts'

const updateFieldAnswers = handle('updateFieldAnswers', async (ctx) => {
  const { path, body, user, clock } = ctx
  await ctx.tx(async (tx) => {
    await requireSeenGame(tx, path.id, user, 'page')
    const player = { gameId: path.id, userId: user.id }
    await changeAnswers(tx, player, body.answers, clock.now())
  })
})

const deleteFieldAnswers = handle('deleteFieldAnswers', async ({ tx, path, user }) =>
  tx(async (open) => {
    await requireSeenGame(open, path.id, user, 'page')
    await forgetAnswers(open, { gameId: path.id, userId: user.id })
  }),
)

export const fieldHandlers = { updateFieldAnswers, deleteFieldAnswers }
