import { requireChallenge } from '#modules/edit/challenges/service.ts'
import { editRequirements } from '#modules/edit/requirements/service.ts'
import { requirementsView } from '#modules/edit/requirements/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'
import { knownChallenges } from '#modules/staff/service.ts'

const getRequirements = handle('getRequirements', async ({ db, path }) =>
  requirementsView(await requireChallenge(db, path.id, path.challengeId)),
)

const updateRequirements = handle('updateRequirements', async (ctx) => {
  const { path, body, request, user, gameRights } = ctx
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  return requirementsView(
    await changingBoard(ctx, path.id, async (tx) => {
      const known = await knownChallenges(tx, user.id, gameRights)
      return editRequirements(tx, { ...where, known }, body)
    }),
  )
})

export const editRequirementsHandlers = { getRequirements, updateRequirements }
