import { editCooldown } from '#modules/edit/cooldown/service.ts'
import { cooldownView } from '#modules/edit/cooldown/view.ts'
import { requireChallenge } from '#modules/edit/challenges/service.ts'
import { handle } from '#modules/operation/handle.ts'

const getCooldown = handle('getCooldown', async ({ db, path }) =>
  cooldownView(await requireChallenge(db, path.id, path.challengeId)),
)

const updateCooldown = handle('updateCooldown', async ({ tx, path, body, request }) => {
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  return cooldownView(await tx((open) => editCooldown(open, where, body)))
})

export const editCooldownHandlers = { getCooldown, updateCooldown }
