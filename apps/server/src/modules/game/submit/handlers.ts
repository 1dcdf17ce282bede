import { requireFlagLength, shownVerdict } from '#modules/game/submit/policy.ts'
import { findVerdict } from '#modules/game/submit/repository.ts'
import { requireSeenGame } from '#modules/game/visibility.ts'
import { handle } from '#modules/operation/handle.ts'
import { Refusal } from '#modules/operation/refusal.ts'

const submitFlag = handle('submitFlag', async (ctx) => {
  const { path, body, user, clock, judge, push, session } = ctx
  // Half a character, which no keyboard sends, is none that the database could keep.
  const answer = body.flag.toWellFormed()
  requireFlagLength(answer)
  const submissionId = await judge.submit({
    gameId: path.id,
    challengeId: path.challengeId,
    userId: user.id,
    session: session?.tokenHash.toString('hex') ?? null,
    answer,
    askedAtMs: clock.now(),
  })
  push.answered(path.id, submissionId)
  return submissionId
})

const getSubmissionStatus = handle('getSubmissionStatus', async ({ db, path, user }) => {
  const [verdict] = await Promise.all([
    findVerdict(db, {
      gameId: path.id,
      challengeId: path.challengeId,
      submissionId: path.submitId,
      userId: user.id,
    }),
    requireSeenGame(db, path.id, user),
  ])
  if (!verdict) throw new Refusal(404, 'submissionNotFound')
  return shownVerdict(verdict)
})

export const submitHandlers = { submitFlag, getSubmissionStatus }
