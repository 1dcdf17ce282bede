import { pgErrorOf } from '#db/errors.ts'
import { findChallenge, loadRights } from '#modules/game/play/repository.ts'
import { takeSeat } from '#modules/game/play/seat.ts'
import {
  requireFlagLength,
  requireInTime,
  requireMaySubmit,
  shownVerdict,
} from '#modules/game/submit/policy.ts'
import { findVerdict } from '#modules/game/submit/repository.ts'
import { submitAnswer } from '#modules/game/submit/service.ts'
import type { Attempt, Judged } from '#modules/game/submit/service.ts'
import type { Context } from '#modules/operation/context.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const submitFlag = handle('submitFlag', async (ctx) => {
  const { db, path, body, user, clock, board, push } = ctx
  const answer = body.flag
  requireFlagLength(answer)
  const now = clock.now()
  const seat = await takeSeat(db, path.id, user.id, now)
  const challenge = await findChallenge(db, path.id, path.challengeId)
  if (!challenge?.is_enabled) throw new Refusal(404, 'challengeNotFound')
  requireInTime(challenge, seat.game, now)
  const rights = (await loadRights(db, seat.player.divisionId))(challenge.id)
  requireMaySubmit(rights)
  const judged = await judgeOnce(ctx, { ...seat, challenge, rights, userId: user.id, answer })
  if (judged.isSolve) board.changed(path.id)
  push.answered(path.id, judged.submissionId)
  return judged.submissionId
})

const CONFLICTS = ['40P01', '40001']

/** Conflicts are tried again by the transaction; one that stays is the caller's to send again. */
async function judgeOnce(ctx: Context, attempt: Attempt): Promise<Judged> {
  try {
    return await ctx.tx((tx) => submitAnswer(tx, ctx, attempt))
  } catch (error) {
    throw CONFLICTS.includes(pgErrorOf(error)?.code ?? '') ? new Refusal(409, 'submitBusy') : error
  }
}

const getSubmissionStatus = handle('getSubmissionStatus', async ({ db, path, user }) => {
  const verdict = await findVerdict(db, {
    gameId: path.id,
    challengeId: path.challengeId,
    submissionId: path.submitId,
    userId: user.id,
  })
  if (!verdict) throw new Refusal(404, 'submissionNotFound')
  return shownVerdict(verdict)
})

export const submitHandlers = { submitFlag, getSubmissionStatus }
