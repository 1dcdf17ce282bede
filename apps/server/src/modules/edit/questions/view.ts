import type { StaffQuestion } from '#modules/edit/questions/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'
import { editTag } from '#modules/operation/tags.ts'

/** The ETag of what staff does with a question. */
export const questionTag = (question: StaffQuestion): string =>
  editTag([question.id, question.claimed_by, question.answer, question.answered_at])

export const questionView = (
  question: StaffQuestion,
  userId: string,
): Schema<'StaffQuestionModel'> => ({
  id: question.id,
  state: question.state,
  content: question.content,
  challengeId: question.challenge_id,
  challenge: question.challenge_title,
  participationId: question.participation_id,
  team: question.team,
  teamStatus: question.teamStatus,
  user: question.user,
  askedAt: question.asked_at,
  claimedBy: question.claimedBy,
  isMine: question.claimed_by === userId,
  answer: question.answer,
  answeredBy: question.answeredBy,
  answeredAt: question.answered_at,
  isPublic: question.for_all,
  etag: questionTag(question),
})
