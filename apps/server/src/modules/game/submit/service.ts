import { BLOOD_TIERS } from '@halyard/rules'
import type { BloodTier } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import { answerEvents } from '#modules/game/submit/events.ts'
import { judge, mayTakeBlood, refusalOf } from '#modules/game/submit/policy.ts'
import type { Seat } from '#modules/game/submit/policy.ts'
import {
  examineAnswers,
  insertRecords,
  lockChallenges,
  readSolveStates,
  takeSeats,
  takeSolveIds,
} from '#modules/game/submit/repository.ts'
import type { AnswerRecord, Asked, Findings, SolveState } from '#modules/game/submit/repository.ts'
import { publishNotice } from '#modules/notice/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Parts } from '#modules/parts.ts'
import type { Verdict } from '#db/tables.ts'
import type { Outcome } from '#platform/batches.ts'

export interface Attempt extends Asked {
  /** When the request came, epoch milliseconds: the moment that ends and deadlines are held against. */
  readonly askedAtMs: number
}

export interface Judged {
  readonly submissionId: number
  readonly participationId: number
  /** The board of the game is another one now. */
  readonly isSolve: boolean
}

type Services = Pick<Parts, 'clock' | 'board'>

/** An answer that is taken, with what became of it. */
interface Taken {
  readonly attempt: Attempt
  readonly seat: Seat
  readonly found: Findings
  readonly verdict: Verdict
  readonly isSolve: boolean
}

const keyOf = (participationId: number, challengeId: number) => `${participationId}/${challengeId}`

/**
 * Judges answers in their order and writes down everything that follows from them, all or nothing. One batch
 * costs as many statements as one answer, so the busier a game is, the less each answer costs.
 */
export async function submitAnswers(
  tx: Db,
  services: Services,
  attempts: readonly Attempt[],
): Promise<Outcome<Judged>[]> {
  const seats = await takeSeats(tx, attempts)
  const outcomes = attempts.map(({ askedAtMs }, place): Outcome<Judged> | undefined => {
    const refused = refusalOf(seats[place], askedAtMs)
    return refused && { refused }
  })
  const admitted = attempts.flatMap((attempt, place) => {
    const seat = seats[place]
    return outcomes[place] || !isSeat(seat) ? [] : [{ attempt, seat, place }]
  })
  const places = await examine(tx, admitted)
  const taken = new Map<number, Taken>()
  for (const [place, result] of judgeInOrder(places)) {
    if (result instanceof Refusal) outcomes[place] = { refused: result }
    else taken.set(place, result)
  }
  const judged = await record(tx, services, [...taken.values()])
  for (const [index, place] of [...taken.keys()].entries()) {
    const result = judged[index]
    if (result) outcomes[place] = { result }
  }
  return outcomes.map((outcome) => outcome ?? { refused: new Refusal(404, 'challengeNotFound') })
}

const isSeat = (seat: Seat | { startsAt: number | null } | undefined): seat is Seat =>
  seat !== undefined && seat.startsAt !== null

interface Admitted {
  readonly attempt: Attempt
  readonly seat: Seat
  /** Where the answer stands in the batch. */
  readonly place: number
}

/** What is known about each answer, now that nobody else can change it. */
async function examine(
  tx: Db,
  admitted: readonly Admitted[],
): Promise<(Admitted & { found: Findings | undefined })[]> {
  if (admitted.length === 0) return []
  const keys = admitted.map(({ attempt, seat }) => ({
    participationId: seat.participationId,
    challengeId: attempt.challengeId,
    answer: attempt.answer,
  }))
  const findings = await examineAnswers(tx, keys)
  return admitted.map((one, index) => ({ ...one, found: findings[index] }))
}

/** Earlier answers of the same batch count for the later ones, as if they had been written down already. */
function judgeInOrder(
  places: readonly (Admitted & { found: Findings | undefined })[],
): Map<number, Taken | Refusal> {
  const sent = new Map<string, { attempts: number; isSolved: boolean }>()
  const results = new Map<number, Taken | Refusal>()
  for (const { attempt, seat, place, found } of places) {
    if (!found) {
      results.set(place, new Refusal(404, 'challengeNotFound'))
      continue
    }
    const key = keyOf(seat.participationId, attempt.challengeId)
    const before = sent.get(key) ?? { attempts: found.attempts, isSolved: found.isSolved }
    const limit = seat.submissionLimit
    if (limit > 0 && before.attempts >= limit) {
      results.set(place, new Refusal(400, 'submissionLimitReached', { values: { limit } }))
      continue
    }
    const verdict = judge(seat, found)
    const isSolve = verdict === 'Accepted' && !before.isSolved
    sent.set(key, {
      attempts: before.attempts + 1,
      isSolved: before.isSolved || isSolve,
    })
    results.set(place, { attempt, seat, found, verdict, isSolve })
  }
  return results
}

/**
 * Solves of one challenge are written one after the other: times never run backwards, and of equal times
 * the lower submission came first. So the board and the notices agree about the tiers.
 */
async function record(tx: Db, services: Services, taken: readonly Taken[]): Promise<Judged[]> {
  if (taken.length === 0) return []
  const states = await queueForSolves(tx, taken)
  const solves = taken.filter(({ isSolve }) => isSolve).length
  const solveIds = solves === 0 ? [] : await takeSolveIds(tx, solves)
  const bloods: { tier: BloodTier; taken: Taken; atMs: number }[] = []
  const records = taken.map((one): AnswerRecord => {
    const now = services.clock.now()
    const state = one.isSolve ? states.get(one.attempt.challengeId) : undefined
    const atMs = Math.max(now, state?.lastMs ?? 0)
    if (state) {
      state.lastMs = atMs
      const tier = mayTakeBlood(one.seat, atMs) ? BLOOD_TIERS[state.bloods++] : undefined
      if (tier) bloods.push({ tier, taken: one, atMs })
    }
    return recordOf(one, (one.isSolve && solveIds.shift()) || one.found.nextId, atMs)
  })
  await insertRecords(tx, records)
  for (const { tier, taken: one, atMs } of bloods)
    await publishNotice(tx, {
      gameId: one.attempt.gameId,
      type: tier,
      args: [one.seat.teamName, one.seat.title],
      publishedAtMs: atMs,
    })
  const solvesOf = Map.groupBy(
    records.filter(({ isSolve }) => isSolve),
    ({ gameId }) => gameId,
  )
  for (const [gameId, keys] of solvesOf) await services.board.announce(tx, gameId, keys)
  return records.map(({ id, participationId, isSolve }) => ({
    submissionId: id,
    participationId,
    isSolve,
  }))
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

async function queueForSolves(
  tx: Db,
  taken: readonly Taken[],
): Promise<Map<number, Mutable<SolveState>>> {
  const solved = taken.filter(({ isSolve }) => isSolve)
  const ids = [...new Set(solved.map(({ attempt }) => attempt.challengeId))]
  if (ids.length === 0) return new Map()
  await lockChallenges(tx, ids)
  const states = await readSolveStates(tx, ids)
  return new Map(states.map((state) => [state.challengeId, state]))
}

function recordOf({ attempt, seat, found, verdict, isSolve }: Taken, id: number, atMs: number) {
  const { gameId, challengeId, userId, answer } = attempt
  return {
    id,
    gameId,
    challengeId,
    participationId: seat.participationId,
    teamId: seat.teamId,
    userId,
    answer,
    verdict,
    atMs,
    isSolve,
    ownerId: verdict === 'CheatDetected' ? found.ownerId : null,
    events: answerEvents({
      verdict,
      answer,
      challenge: { id: challengeId, title: seat.title },
      teamName: seat.teamName,
      ownerTeam: found.ownerTeam,
    }),
  }
}
