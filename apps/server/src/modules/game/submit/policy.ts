import { hasPermission, isDynamicType, isInWindow, LIMITS } from '@halyard/rules'
import type { Verdict } from '#db/tables/play.ts'
import type { Findings, SeatRow } from '#modules/game/submit/repository.ts'
import { GAME_ENDED, GAME_NOT_STARTED, Refusal } from '#modules/operation/refusal.ts'

/** Throws Refusal 400: such an answer is no flag. */
export function requireFlagLength(answer: string): void {
  if (answer.length > LIMITS.flagLength)
    throw new Refusal(400, 'flagTooLong', { values: { max: LIMITS.flagLength } })
}

/** A player who may submit now: a member of an accepted team, on an enabled challenge of a running game. */
export interface PlayerAccess extends SeatRow {
  readonly participationId: number
  readonly startsAt: number
}

/** Why an answer that came at that time is not taken, if it is not. The order of the reasons is that of all play. */
export function refusalOf(seat: SeatRow | undefined, nowMs: number): Refusal | undefined {
  if (!seat?.role) return new Refusal(401, 'loginRequired')
  if (seat.role === 'Banned') return new Refusal(403, 'accountBanned')
  if (seat.startsAt === null) return new Refusal(404, 'gameNotFound')
  if (seat.participationId === null) return new Refusal(400, 'gameNotJoined')
  if (seat.status !== 'Accepted') return new Refusal(400, 'participationNotAccepted')
  if (nowMs < seat.startsAt) return new Refusal(400, 'gameNotStarted', { code: GAME_NOT_STARTED })
  const isOver = nowMs >= seat.endsAt
  if (isOver && !seat.practiceMode) return new Refusal(400, 'gameEnded', { code: GAME_ENDED })
  if (seat.isEnabled !== true || !seat.hasPlace) return new Refusal(404, 'challengeNotFound')
  // Deadlines bind while the game runs; what is practised afterwards counts for nothing anyway.
  if (!isOver && seat.deadlineAt !== null && nowMs > seat.deadlineAt)
    return new Refusal(400, 'deadlinePassed')
  const maySubmit =
    hasPermission(seat.rights, 'ViewChallenge') && hasPermission(seat.rights, 'SubmitFlags')
  return maySubmit ? undefined : new Refusal(400, 'submitNotAllowed')
}

/** Where each team has a flag of its own, only that one is right, and another team's is a sign of sharing. */
export function judge({ type }: Pick<SeatRow, 'type'>, found: Findings): Verdict {
  if (!isDynamicType(type)) return found.isShared ? 'Accepted' : 'WrongAnswer'
  if (found.isOwn) return 'Accepted'
  return found.ownerId === null ? 'WrongAnswer' : 'CheatDetected'
}

/** Whether a solve at that time takes the next free blood tier, by the same rule as the scoreboard. */
export function mayTakeBlood(seat: PlayerAccess, atMs: number): boolean {
  const window = { start: seat.startsAt, end: seat.endsAt }
  return hasPermission(seat.rights, 'GetBlood') && isInWindow(window, seat.deadlineAt, atMs)
}

/** The verdict as players see it: that a flag belongs to another team is shown to organisers only. */
export const shownVerdict = (verdict: Verdict): Verdict =>
  verdict === 'CheatDetected' ? 'WrongAnswer' : verdict
