import { ms } from '#db/database.ts'
import type { Db } from '#db/database.ts'
import {
  changeQuestion,
  findQuestion,
  forgetReads,
  lockQuestion,
} from '#modules/edit/questions/repository.ts'
import type { QuestionFilter, StaffQuestion } from '#modules/edit/questions/repository.ts'
import { questionTag } from '#modules/edit/questions/view.ts'
import { publishNotice, rewriteNotice } from '#modules/notice/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { requireMatch } from '#modules/operation/require-match.ts'
import type { IfMatch } from '#modules/operation/require-match.ts'
import { hasRole } from '#modules/operation/roles.ts'
import { announceQuestion } from '#modules/question/service.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { isManager, knownChallenges } from '#modules/staff/service.ts'
import type { GameRights } from '#modules/staff/game-right.ts'

/** Who of the staff does something, and in which game. */
export interface Acting {
  readonly gameId: number
  readonly user: SessionUser
  readonly rights: GameRights
}

/** What somebody may see of a game's questions: an author those about their own challenges. */
export const filterFor = async (
  db: Db,
  { gameId, user, rights }: Acting,
): Promise<QuestionFilter> => ({
  gameId,
  known: await knownChallenges(db, user.id, rights),
})

/** A question that the caller sees. Throws Refusal 404. */
export async function requireQuestion(db: Db, acting: Acting, id: number): Promise<StaffQuestion> {
  const question = await findQuestion(db, await filterFor(db, acting), id)
  if (!question) throw new Refusal(404, 'questionNotFound')
  return question
}

async function requireLocked(tx: Db, acting: Acting, id: number): Promise<StaffQuestion> {
  await lockQuestion(tx, acting.gameId, id)
  return requireQuestion(tx, acting, id)
}

/** Throws Refusal 409 for one that is answered, or that somebody else is about to answer. */
function requireFree(question: StaffQuestion, userId: string): void {
  if (question.state === 'answered') throw new Refusal(409, 'questionAnswered')
  if (question.claimed_by !== null && question.claimed_by !== userId)
    throw new Refusal(409, 'questionClaimed', { values: { name: question.claimedBy ?? '' } })
}

/** Throws Refusal 404 and 409. */
export async function claim(tx: Db, acting: Acting, id: number): Promise<void> {
  const question = await requireLocked(tx, acting, id)
  requireFree(question, acting.user.id)
  if (question.claimed_by !== null) return
  await changeQuestion(tx, id, { claimed_by: acting.user.id })
  await announceQuestion(tx, question)
}

/** Throws Refusal 404 and 409. */
export async function release(tx: Db, acting: Acting, id: number): Promise<void> {
  const question = await requireLocked(tx, acting, id)
  if (question.state === 'answered') throw new Refusal(409, 'questionAnswered')
  if (question.claimed_by === null) return
  await changeQuestion(tx, id, { claimed_by: null })
  await announceQuestion(tx, question)
}

interface Answer {
  readonly answer: string
  /** For everybody; null for the team alone. */
  readonly notice: string | null
  readonly ifMatch: IfMatch
  readonly atMs: number
}

/** Answers, or replaces an answer that the caller has seen. Throws Refusal 403, 404, 409 and 412. */
export async function answer(
  tx: Db,
  acting: Acting,
  id: number,
  { answer: text, notice, ifMatch, atMs }: Answer,
): Promise<void> {
  const question = await requireLocked(tx, acting, id)
  requireMatch(ifMatch, questionTag(question))
  if (ifMatch === undefined) requireFree(question, acting.user.id)
  const noticeId =
    notice === null ? question.notice_id : await publish(tx, acting, question, { notice, atMs })
  await changeQuestion(tx, id, {
    answer: text.trim(),
    answered_by: acting.user.id,
    answered_at: ms(atMs),
    for_all: question.for_all || notice !== null,
    notice_id: noticeId,
  })
  await forgetReads(tx, id)
  await announceQuestion(tx, question)
}

/** The id of the notice: the one of an earlier answer is rewritten. Throws Refusal 403 for who may write no notices. */
async function publish(
  tx: Db,
  { gameId, user }: Acting,
  question: StaffQuestion,
  { notice, atMs }: { readonly notice: string; readonly atMs: number },
): Promise<number> {
  const mayPublish = hasRole(user, 'Admin') || (await isManager(tx, { userId: user.id, gameId }))
  if (!mayPublish) throw new Refusal(403, 'questionNotice')
  if (question.notice_id !== null) {
    await rewriteNotice(tx, question.notice_id, { args: [notice], publishedAtMs: atMs })
    return question.notice_id
  }
  const { id } = await publishNotice(tx, {
    ...{ gameId, type: 'Normal', args: [notice], publishedAtMs: atMs },
  })
  return id
}
