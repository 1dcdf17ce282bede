import { requireViewableChallenge } from '#modules/game/play/challenge-access.ts'
import { listTeamQuestions, markRead } from '#modules/game/questions/repository.ts'
import type { TeamQuestion } from '#modules/game/questions/repository.ts'
import { ask, requireAcceptedMember, requireMember } from '#modules/game/questions/service.ts'
import { handle } from '#modules/operation/handle.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { NOT_MODIFIED } from '#modules/operation/raw-reply.ts'
import { contentTag } from '#modules/operation/tags.ts'

const view = (question: TeamQuestion): Schema<'QuestionModel'> => ({
  id: question.id,
  content: question.content,
  challengeId: question.challenge_id,
  challenge: question.challenge_title,
  user: question.user,
  askedAt: question.asked_at,
  isClaimed: question.claimed_by !== null && question.answered_at === null,
  answer: question.answer,
  answeredAt: question.answered_at,
  isPublic: question.for_all,
  isUnread: question.answered_at !== null && !question.isRead,
})

const listQuestions = handle('listQuestions', async (ctx) => {
  const { db, path, user, clock } = ctx
  const { participationId } = await requireMember(db, path.id, user)
  const questions = (await listTeamQuestions(db, participationId, user.id)).map(view)
  const tag = contentTag(String(participationId), [user.id, questions])
  return ctx.isCurrent({ tag, changedAtMs: clock.now(), isPrivate: true })
    ? NOT_MODIFIED
    : questions
})

const askQuestion = handle('askQuestion', async (ctx) => {
  const { db, tx, path, body, user, clock } = ctx
  const { challengeId } = body
  const { participationId } = await requireAcceptedMember(db, path.id, user)
  const access =
    challengeId &&
    (await requireViewableChallenge({ db, clock, user, path: { ...path, challengeId } }))
  const id = await tx((open) =>
    ask(open, {
      ...{ gameId: path.id, participationId, userId: user.id, content: body.content },
      challenge: access ? access.challenge : undefined,
      atMs: clock.now(),
    }),
  )
  const asked = (await listTeamQuestions(db, participationId, user.id)).find((one) => one.id === id)
  if (!asked) throw new Error('the question was not written')
  return view(asked)
})

const markQuestionsRead = handle('markQuestionsRead', async ({ db, tx, path, body, user }) => {
  const { participationId } = await requireMember(db, path.id, user)
  await tx((open) => markRead(open, { participationId, userId: user.id }, body.ids))
})

export const questionHandlers = { listQuestions, askQuestion, markQuestionsRead }
