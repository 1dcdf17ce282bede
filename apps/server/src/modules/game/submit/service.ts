import { BLOOD_TIERS, hasPermission, isInWindow } from '@halyard/rules'
import type { BloodTier } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import type { Verdict } from '#db/tables.ts'
import { windowOf } from '#modules/game/games.ts'
import { countSubmissions, lockInstance } from '#modules/game/play/repository.ts'
import type { ChallengeRow } from '#modules/game/play/repository.ts'
import type { Seat } from '#modules/game/play/seat.ts'
import { answerEvents } from '#modules/game/submit/events.ts'
import type { NewEvent } from '#modules/game/submit/events.ts'
import { judge } from '#modules/game/submit/policy.ts'
import {
  countBloodSolves,
  examineAnswer,
  insertEvents,
  insertSolve,
  insertSubmission,
  queueForSolve,
  recordCheat,
} from '#modules/game/submit/repository.ts'
import type { Findings, Place } from '#modules/game/submit/repository.ts'
import { publishNotice } from '#modules/notice/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Parts } from '#modules/parts.ts'

export interface Attempt extends Seat {
  readonly challenge: ChallengeRow
  /** The team's effective permissions on the challenge. */
  readonly rights: number
  readonly userId: string
  readonly answer: string
}

export interface Judged {
  readonly submissionId: number
  /** The board of the game is another one now. */
  readonly isSolve: boolean
}

/** Judges one answer and writes down everything that follows from it, all or nothing. Throws Refusal. */
export async function submitAnswer(
  tx: Db,
  parts: Pick<Parts, 'clock' | 'board'>,
  attempt: Attempt,
): Promise<Judged> {
  const { player, game, challenge, answer } = attempt
  const place: Place = {
    gameId: game.id,
    challengeId: challenge.id,
    participationId: player.participationId,
    teamId: player.teamId,
    userId: attempt.userId,
  }
  // From here on answers of one team to one challenge wait for each other.
  if (!(await lockInstance(tx, place.participationId, challenge.id)))
    throw new Refusal(404, 'challengeNotFound')
  await requireAttemptLeft(tx, challenge, place)
  const found = await examineAnswer(tx, place, answer)
  const verdict = judge(challenge, found)
  return verdict === 'Accepted' && !found.isSolved
    ? solve(tx, parts, attempt, place)
    : record(tx, parts, attempt, place, { verdict, found })
}

async function requireAttemptLeft(tx: Db, challenge: ChallengeRow, place: Place): Promise<void> {
  const limit = challenge.submission_limit
  if (limit > 0 && (await countSubmissions(tx, place.participationId, challenge.id)) >= limit)
    throw new Refusal(400, 'submissionLimitReached', { values: { limit } })
}

/**
 * Solves of one challenge are written one after the other: times never run backwards, and of equal times
 * the lower submission came first. So the board and the notices agree about the tiers.
 */
async function solve(
  tx: Db,
  { clock, board }: Pick<Parts, 'clock' | 'board'>,
  attempt: Attempt,
  place: Place,
): Promise<Judged> {
  const lastMs = await queueForSolve(tx, place.challengeId)
  const atMs = Math.max(clock.now(), lastMs ?? 0)
  const { answer, player, challenge } = attempt
  const submissionId = await insertSubmission(tx, place, { answer, verdict: 'Accepted', atMs })
  const tier = await nextTier(tx, attempt, atMs)
  await insertSolve(tx, place, { submissionId, atMs })
  await insertEvents(tx, place, eventsOf(attempt, 'Accepted', null), atMs)
  if (tier)
    await publishNotice(tx, {
      gameId: place.gameId,
      type: tier,
      args: [player.teamName, challenge.title],
      publishedAtMs: atMs,
    })
  await board.announce(tx, place.gameId)
  return { submissionId, isSolve: true }
}

/** The tier that a solve now would take, by the rule the board goes by. */
async function nextTier(
  tx: Db,
  { game, challenge, rights }: Attempt,
  atMs: number,
): Promise<BloodTier | undefined> {
  const window = windowOf(game)
  const mayTake =
    !challenge.disable_blood_bonus &&
    hasPermission(rights, 'GetBlood') &&
    isInWindow(window, challenge.deadline_at, atMs)
  if (!mayTake) return undefined
  const taken = await countBloodSolves(tx, {
    challengeId: challenge.id,
    startMs: window.start,
    endMs: window.end,
    deadlineMs: challenge.deadline_at,
  })
  return BLOOD_TIERS[taken]
}

/** An answer that changes no board: a wrong one, or a right one that comes again. */
async function record(
  tx: Db,
  { clock }: Pick<Parts, 'clock'>,
  attempt: Attempt,
  place: Place,
  { verdict, found }: { verdict: Verdict; found: Findings },
): Promise<Judged> {
  const atMs = clock.now()
  const submissionId = await insertSubmission(tx, place, { answer: attempt.answer, verdict, atMs })
  const ownerId = verdict === 'CheatDetected' ? found.ownerId : null
  await recordCheat(tx, place, { submissionId, ownerId })
  await insertEvents(tx, place, eventsOf(attempt, verdict, found.ownerTeam), atMs)
  return { submissionId, isSolve: false }
}

const eventsOf = (
  { answer, challenge, player }: Attempt,
  verdict: Verdict,
  ownerTeam: string | null,
): NewEvent[] => answerEvents({ verdict, answer, challenge, teamName: player.teamName, ownerTeam })
