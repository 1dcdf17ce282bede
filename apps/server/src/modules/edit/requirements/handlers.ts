import { requireChallenge } from '#modules/edit/challenges/service.ts'
import { editRequirements } from '#modules/edit/requirements/service.ts'
import { requirementsView } from '#modules/edit/requirements/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'

const getRequirements = handle('getRequirements', async ({ db, path }) =>
  requirementsView(await requireChallenge(db, path.id, path.challengeId)),
)

const updateRequirements = handle('updateRequirements', async (ctx) => {
  const { path, body, request } = ctx
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  return requirementsView(
    await changingBoard(ctx, path.id, (tx) => editRequirements(tx, where, body)),
  )
})

export const editRequirementsHandlers = { getRequirements, updateRequirements }
