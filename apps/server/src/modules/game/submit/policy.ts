import { hasPermission, isDynamicType, LIMITS } from '@halyard/rules'
import type { Verdict } from '#db/tables/play.ts'
import type { Findings, AccessRow } from '#modules/game/submit/repository.ts'
import type { TurnRow } from '#modules/game/submit/record-repository.ts'
import { isRightBySome } from '#modules/game/submit/matchers.ts'
import { sightOf, wasAccepted } from '#modules/game/visibility.ts'
import { GAME_ENDED, GAME_NOT_STARTED, Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 400: such an answer is no flag. */
export function requireFlagLength(answer: string): void {
  if (answer.length > LIMITS.flagLength)
    throw new Refusal(400, 'flagTooLong', { values: { max: LIMITS.flagLength } })
}

/** A player who may submit now: a member of an accepted team, on an enabled challenge of a running game. */
export interface SubmitAccess extends AccessRow {
  readonly participationId: number
  readonly startsAt: number
}

/** Why an answer that came at that time is not taken, if it is not. The order of the reasons is that of all play. */
export function refusalOf(access: AccessRow | undefined, nowMs: number): Refusal | undefined {
  if (!access?.role) return new Refusal(401, 'loginRequired')
  if (access.role === 'Banned') return new Refusal(403, 'accountBanned')
  if (access.startsAt === null || isUnseen(access)) return new Refusal(404, 'gameNotFound')
  if (access.participationId === null) return new Refusal(400, 'gameNotJoined')
  if (access.status !== 'Accepted') return new Refusal(400, 'participationNotAccepted')
  if (nowMs < access.startsAt) return new Refusal(400, 'gameNotStarted', { code: GAME_NOT_STARTED })
  const isOver = nowMs >= access.endsAt
  if (isOver && !access.practiceMode) return new Refusal(400, 'gameEnded', { code: GAME_ENDED })
  if (access.isPaused) return new Refusal(400, 'gamePaused')
  if (access.isEnabled !== true || !access.hasTeamChallenge || access.isLocked)
    return new Refusal(404, 'challengeNotFound')
  // Where the game is open for practice, what comes too late is judged and counts for nothing.
  if (!access.practiceMode && access.deadlineAt !== null && nowMs > access.deadlineAt)
    return new Refusal(400, 'deadlinePassed')
  const maySubmit =
    hasPermission(access.rights, 'ViewChallenge') && hasPermission(access.rights, 'SubmitFlags')
  return maySubmit ? undefined : new Refusal(400, 'submitNotAllowed')
}

const isUnseen = ({ hidden, inviteCode, role, status }: AccessRow): boolean =>
  sightOf({ hidden, invite_code: inviteCode }, role ? { role } : undefined, wasAccepted(status)) ===
  'nothing'

/** Where each team has a flag of its own, only that one is right, and another team's is a sign of sharing. */
export function judge({ type }: Pick<AccessRow, 'type'>, found: Findings, answer: string): Verdict {
  if (!isDynamicType(type)) {
    const isRight = found.isExact || isRightBySome(found.tried ?? [], answer)
    return isRight ? 'Accepted' : 'WrongAnswer'
  }
  if (found.isOwn) return 'Accepted'
  return found.ownerId === null ? 'WrongAnswer' : 'CheatDetected'
}

/** Why an answer is not taken when its turn has come. */
export function refusalInTurn(
  { refusal, waitSeconds: seconds }: Pick<TurnRow, 'refusal' | 'waitSeconds'>,
  { submissionLimit: limit }: { readonly submissionLimit: number },
): Refusal {
  if (refusal === 'paused') return new Refusal(400, 'gamePaused')
  if (refusal === 'limit') return new Refusal(400, 'submissionLimitReached', { values: { limit } })
  if (refusal === 'cooldown')
    return new Refusal(429, 'answersPaused', { values: { seconds }, retryAfterSeconds: seconds })
  return new Refusal(404, 'challengeNotFound')
}

/** The verdict as players see it: that a flag belongs to another team is shown to organisers only. */
export const shownVerdict = (verdict: Verdict): Verdict =>
  verdict === 'CheatDetected' ? 'WrongAnswer' : verdict
