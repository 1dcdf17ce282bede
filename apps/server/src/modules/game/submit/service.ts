import { BLOOD_TIERS } from '@halyard/rules'
import type { Db } from '#db/database.ts'
import type { Verdict } from '#db/tables/play.ts'
import { hasCooldown, pauseRefusal } from '#modules/game/submit/cooldown.ts'
import { judge, mayTakeBlood, refusalOf } from '#modules/game/submit/policy.ts'
import type { SubmitAccess } from '#modules/game/submit/policy.ts'
import { insertRecords } from '#modules/game/submit/record-repository.ts'
import type { AnswerRecord } from '#modules/game/submit/record-repository.ts'
import {
  lockChallenges,
  lockTeamChallenges,
  lookUpAnswers,
  readProgress,
  readSolveStates,
} from '#modules/game/submit/repository.ts'
import type {
  AccessRow,
  Attempt,
  Findings,
  Progress,
  SolveState,
} from '#modules/game/submit/repository.ts'
import type { NewNotice } from '#modules/notice/service.ts'
import { publishNotices } from '#modules/notice/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import type { Outcome } from '#platform/batcher.ts'

// What other modules ask of the tables of this one.
export { lockChallenges } from '#modules/game/submit/repository.ts'

/** A permitted submission with its verdict. */
export interface JudgedAnswer {
  readonly attempt: Attempt
  readonly access: SubmitAccess & Findings
  readonly verdict: Verdict
  /** What becomes of it depends on what others do at the same time: it solves, or attempts are counted. */
  readonly waitsItsTurn: boolean
}

export interface Recorded {
  readonly submissionId: number
  readonly gameId: number
  readonly challengeId: number
  readonly participationId: number
  /** The board of the game is another one now. */
  readonly isSolve: boolean
}

/** Judges answers by what is known now. One batch costs as many statements as one answer. */
export async function judgeAnswers(
  db: Db,
  attempts: readonly Attempt[],
): Promise<Outcome<JudgedAnswer>[]> {
  const rows = await lookUpAnswers(db, attempts)
  return attempts.map((attempt, index): Outcome<JudgedAnswer> => {
    const row = rows[index]
    const refused = refusalOf(row, attempt.askedAtMs)
    if (refused || !isSubmitAccess(row)) return { refused }
    const verdict = judge(row, row, attempt.answer)
    const waitsItsTurn = verdict === 'Accepted' || countsAnswers(row)
    return { result: { attempt, access: row, verdict, waitsItsTurn } }
  })
}

/** What becomes of an answer depends on the earlier ones of the team. */
const countsAnswers = (access: AccessRow): boolean =>
  access.submissionLimit > 0 || hasCooldown(access)

const isSubmitAccess = (
  row: { startsAt: number | null } | undefined,
): row is SubmitAccess & Findings => row !== undefined && row.startsAt !== null

/** Writes down answers that change nothing for anybody else: nothing is locked, and one statement does it. */
export async function recordAnswers(
  db: Db,
  clock: Infrastructure['clock'],
  answers: readonly JudgedAnswer[],
): Promise<Outcome<Recorded>[]> {
  const atMs = clock.now()
  const records = answers.map((answer) => recordOf(answer, { isSolve: false, atMs }))
  return write(db, records)
}

/**
 * Records answers in their order, with everything that follows from them, in one transaction. Solves of one
 * challenge are recorded one after the other: times never run backwards, and of equal times the lower
 * submission came first. So the board and the notices agree about the tiers.
 */
export async function recordSolvesInOrder(
  tx: Db,
  { clock, board }: Pick<Infrastructure, 'clock'> & { readonly board: BoardService },
  answers: readonly JudgedAnswer[],
): Promise<Outcome<Recorded>[]> {
  const { progress, states } = await takeTurns(tx, answers)
  const taken = countInOrder(answers, { progress, states }, clock.now())
  const bloods: NewNotice[] = []
  const records = new Map<number, AnswerRecord>()
  for (const [index, one] of taken.entries()) {
    const answer = answers[index]
    if (!answer || one instanceof Refusal) continue
    const state = one.isSolve ? states.get(answer.attempt.challengeId) : undefined
    const atMs = Math.max(clock.now(), state?.lastMs ?? 0)
    const record = recordOf(answer, { isSolve: one.isSolve, atMs })
    records.set(index, record)
    if (!state) continue
    state.lastMs = atMs
    const mayBeFirst = !state.disableBloodBonus && mayTakeBlood(answer.access, atMs)
    const tier = mayBeFirst ? BLOOD_TIERS[state.bloods++] : undefined
    const { gameId } = record
    if (tier)
      bloods.push({ gameId, type: tier, args: [one.teamName, state.title], publishedAtMs: atMs })
  }
  const written = await write(tx, [...records.values()])
  await publishNotices(tx, bloods)
  const solves = [...records.values()].filter(({ isSolve }) => isSolve)
  for (const [gameId, keys] of Map.groupBy(solves, (solve) => solve.gameId))
    await board.announce(tx, gameId, keys)
  const results = new Map([...records.keys()].map((index, at) => [index, written[at]]))
  return taken.map(
    (one, index): Outcome<Recorded> =>
      results.get(index) ?? { refused: one instanceof Refusal ? one : undefined },
  )
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] }

interface Turns {
  /** By the index of the submission. */
  readonly progress: ReadonlyMap<number, Progress>
  /** By the challenge, for those that may be solved now. */
  readonly states: ReadonlyMap<number, Mutable<SolveState>>
}

/** Waits for earlier transactions, then reads the progress of teams and challenges. */
async function takeTurns(tx: Db, answers: readonly JudgedAnswer[]): Promise<Turns> {
  const keyOfAnswer = ({ attempt, access }: JudgedAnswer) => ({
    participationId: access.participationId,
    challengeId: attempt.challengeId,
  })
  const counted = answers.filter(({ access }) => countsAnswers(access))
  if (counted.length > 0) await lockTeamChallenges(tx, counted.map(keyOfAnswer))
  const right = answers.filter(({ verdict }) => verdict === 'Accepted')
  const solved = [...new Set(right.map(({ attempt }) => attempt.challengeId))]
  if (solved.length > 0) await lockChallenges(tx, solved)
  const progress = await readProgress(tx, answers.map(keyOfAnswer))
  const states = solved.length > 0 ? await readSolveStates(tx, solved) : []
  return {
    progress: new Map(progress.map((row) => [row.index, row])),
    states: new Map(states.map((state) => [state.challengeId, state])),
  }
}

interface Counted {
  readonly isSolve: boolean
  readonly teamName: string
}

/** Earlier answers of the same batch count for the later ones, as if they had been written down already. */
function countInOrder(
  answers: readonly JudgedAnswer[],
  { progress, states }: Turns,
  nowMs: number,
): (Counted | Refusal)[] {
  const sent = new Map<string, Omit<Progress, 'index' | 'teamName'>>()
  return answers.map(({ attempt, access, verdict }, index) => {
    const found = progress.get(index)
    if (!found) return new Refusal(404, 'challengeNotFound')
    if (states.get(attempt.challengeId)?.isPaused) return new Refusal(400, 'gamePaused')
    const key = `${access.participationId}/${attempt.challengeId}`
    const before = sent.get(key) ?? found
    const limit = access.submissionLimit
    if (limit > 0 && before.attempts >= limit)
      return new Refusal(400, 'submissionLimitReached', { values: { limit } })
    const paused = pauseRefusal(access, before, nowMs)
    if (paused) return paused
    const isRight = verdict === 'Accepted'
    const isSolve = isRight && !before.isSolved
    sent.set(key, {
      attempts: before.attempts + 1,
      wrong: before.wrong + (isRight ? 0 : 1),
      lastWrongMs: isRight ? before.lastWrongMs : nowMs,
      isSolved: before.isSolved || isSolve,
    })
    return { isSolve, teamName: found.teamName }
  })
}

async function write(db: Db, records: readonly AnswerRecord[]): Promise<Outcome<Recorded>[]> {
  if (records.length === 0) return []
  const ids = await insertRecords(db, records)
  return records.map(({ gameId, challengeId, participationId, isSolve }, index) => ({
    result: { submissionId: ids[index] ?? 0, gameId, challengeId, participationId, isSolve },
  }))
}

function recordOf(
  { attempt, access, verdict }: JudgedAnswer,
  { isSolve, atMs }: { isSolve: boolean; atMs: number },
): AnswerRecord {
  const { gameId, challengeId, userId, answer } = attempt
  return {
    gameId,
    challengeId,
    participationId: access.participationId,
    teamId: access.teamId,
    userId,
    answer,
    verdict,
    atMs,
    isSolve,
    ownerId: verdict === 'CheatDetected' ? access.ownerId : null,
  }
}
