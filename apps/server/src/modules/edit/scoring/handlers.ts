import { CURVE_SCORING } from '@halyard/rules'
import { requireChallenge } from '#modules/edit/challenges/service.ts'
import { editScoring } from '#modules/edit/scoring/service.ts'
import { scoringView } from '#modules/edit/scoring/view.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingBoard } from '#modules/scoreboard/board-change.ts'

const getScoring = handle('getScoring', async ({ db, path }) =>
  scoringView(await requireChallenge(db, path.id, path.challengeId)),
)

const updateScoring = handle('updateScoring', async (ctx) => {
  const { path, body, request } = ctx
  const ifMatch = request.headers['if-match']
  const where = { gameId: path.id, challengeId: path.challengeId, ifMatch }
  const scoring = { ...CURVE_SCORING, ...body }
  return scoringView(await changingBoard(ctx, path.id, (tx) => editScoring(tx, where, scoring)))
})

export const editScoringHandlers = { getScoring, updateScoring }
