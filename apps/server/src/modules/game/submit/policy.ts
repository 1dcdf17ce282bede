import { hasPermission, isDynamicType, LIMITS } from '@halyard/rules'
import type { Verdict } from '#db/tables.ts'
import type { ChallengeRow } from '#modules/game/play/repository.ts'
import type { Findings } from '#modules/game/submit/repository.ts'
import { Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 400: such an answer is no flag. */
export function requireFlagLength(answer: string): void {
  if (answer.length > LIMITS.flagLength)
    throw new Refusal(400, 'flagTooLong', { values: { max: LIMITS.flagLength } })
}

/** Deadlines bind while the game runs; what is practised afterwards counts for nothing anyway. Throws Refusal 400. */
export function requireInTime(
  challenge: ChallengeRow,
  game: { ends_at: number },
  nowMs: number,
): void {
  const isPractice = nowMs >= game.ends_at
  if (!isPractice && challenge.deadline_at !== null && nowMs > challenge.deadline_at)
    throw new Refusal(400, 'deadlinePassed')
}

/** Throws Refusal 400. */
export function requireMaySubmit(rights: number): void {
  if (!hasPermission(rights, 'ViewChallenge') || !hasPermission(rights, 'SubmitFlags'))
    throw new Refusal(400, 'submitNotAllowed')
}

/** Where each team has a flag of its own, only that one is right, and another team's is a sign of sharing. */
export function judge(challenge: ChallengeRow, found: Findings): Verdict {
  if (!isDynamicType(challenge.type)) return found.isShared ? 'Accepted' : 'WrongAnswer'
  if (found.isOwn) return 'Accepted'
  return found.ownerId === null ? 'WrongAnswer' : 'CheatDetected'
}

/** What a player hears: that a flag belongs to somebody else is for the organisers alone. */
export const shownVerdict = (verdict: Verdict): Verdict =>
  verdict === 'CheatDetected' ? 'WrongAnswer' : verdict
