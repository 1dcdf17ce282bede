import type { Db } from '#db/database.ts'
import type { Verdict } from '#db/tables/play.ts'
import { againAfterConflicts } from '#db/transaction.ts'
import { judge, refusalInTurn, refusalOf } from '#modules/game/submit/policy.ts'
import type { SubmitAccess } from '#modules/game/submit/policy.ts'
import { insertInTurn, insertRecords } from '#modules/game/submit/record-repository.ts'
import type { AnswerRecord } from '#modules/game/submit/record-repository.ts'
import { lookUpAnswers } from '#modules/game/submit/repository.ts'
import type { AccessRow, Attempt, Findings } from '#modules/game/submit/repository.ts'
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
const countsAnswers = ({ submissionLimit, cooldownSeconds }: AccessRow): boolean =>
  submissionLimit > 0 || cooldownSeconds > 0

const isSubmitAccess = (
  row: { startsAt: number | null } | undefined,
): row is SubmitAccess & Findings => row !== undefined && row.startsAt !== null

/** Writes down answers that change nothing for anybody else: nothing is locked, and one statement does it. */
export async function recordAnswers(
  db: Db,
  clock: Infrastructure['clock'],
  answers: readonly JudgedAnswer[],
): Promise<Outcome<Recorded>[]> {
  const records = answers.map(recordOf)
  const ids = await insertRecords(db, records, clock.now())
  return records.map((record, index) => ({
    result: { ...record, submissionId: ids[index] ?? 0, isSolve: false },
  }))
}

/** Records answers in their order, with everything that follows from them, in one statement. */
export async function recordInTurn(
  db: Db,
  {
    clock,
    board,
  }: Pick<Infrastructure, 'clock'> & { readonly board: Pick<BoardService, 'sender'> },
  answers: readonly JudgedAnswer[],
): Promise<Outcome<Recorded>[]> {
  const records = answers.map((answer) => ({ ...recordOf(answer), ...limitsOf(answer) }))
  const rows = await againAfterConflicts(() =>
    insertInTurn(db, records, { atMs: clock.now(), sender: board.sender }),
  )
  const found = new Map(rows.map((row) => [row.index, row]))
  return records.map((record, index): Outcome<Recorded> => {
    const row = found.get(index)
    return row && row.refusal === null
      ? { result: { ...record, submissionId: row.submissionId, isSolve: row.isSolve } }
      : { refused: row && refusalInTurn(row, record) }
  })
}

function recordOf({ attempt, access, verdict }: JudgedAnswer): AnswerRecord {
  const { gameId, challengeId, userId, answer } = attempt
  return {
    gameId,
    challengeId,
    participationId: access.participationId,
    teamId: access.teamId,
    userId,
    answer,
    verdict,
    ownerId: verdict === 'CheatDetected' ? access.ownerId : null,
  }
}

const limitsOf = ({ access }: JudgedAnswer) => ({
  submissionLimit: access.submissionLimit,
  cooldownAfter: access.cooldownAfter,
  cooldownSeconds: access.cooldownSeconds,
})
