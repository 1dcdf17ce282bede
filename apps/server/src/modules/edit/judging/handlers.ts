import { requireChallenge, requireLockedChallenge } from '#modules/edit/challenges/service.ts'
import { carryOut, planJudging } from '#modules/edit/judging/service.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import { handle } from '#modules/operation/handle.ts'
import { changingSolves } from '#modules/scoreboard/board-change.ts'

const previewJudging = handle('previewJudging', async ({ db, path }) => {
  const challenge = await requireChallenge(db, path.id, path.challengeId)
  return (await planJudging(db, challenge)).view
})

const judgeAnswersAgain = handle('judgeAnswersAgain', (ctx) => {
  const { path, request, clock } = ctx
  return changingSolves(ctx, path.id, async (tx) => {
    // Right answers wait until the end of the transaction.
    const challenge = await requireLockedChallenge(tx, path.id, path.challengeId)
    const plan = await planJudging(tx, challenge)
    requireMatch(request.headers['if-match'], plan.view.etag)
    const keys = await carryOut(tx, challenge, plan, clock.now())
    return { result: plan.view, keys }
  })
})

export const judgingHandlers = { previewJudging, judgeAnswersAgain }
