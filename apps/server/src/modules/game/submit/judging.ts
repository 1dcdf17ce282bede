import { breaksReference, isConflict } from '#db/errors.ts'
import { inTransaction } from '#db/transaction.ts'
import { judgeAnswers, recordAnswers, recordInTurn } from '#modules/game/submit/service.ts'
import type { Attempt } from '#modules/game/submit/repository.ts'
import type { JudgedAnswer, Recorded } from '#modules/game/submit/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Foundation } from '#modules/parts.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import { inBatches } from '#platform/batches.ts'

/** Judges answers, together with whatever others come in at the same time. */
export interface Judging {
  /** Returns the number of the submission once the verdict is committed. Throws Refusal. */
  submit(attempt: Attempt): Promise<number>
}

/** A challenge that somebody keeps locked must not hold up the answers to all others. */
const BATCHES = { lanes: 4, patienceMs: 100, most: 64 }

export function createJudging({
  db,
  clock,
  board,
}: Pick<Foundation, 'db' | 'clock'> & { readonly board: BoardService }): Judging {
  const judge = inBatches<Attempt, JudgedAnswer>({
    ...BATCHES,
    work: (attempts) => judgeAnswers(db, attempts),
  })
  const record = inBatches<JudgedAnswer, Recorded>({
    ...BATCHES,
    work: (answers) => recordAnswers(db, clock, answers),
  })
  const inTurn = inBatches<JudgedAnswer, Recorded>({
    ...BATCHES,
    async work(answers) {
      const outcomes = await inTransaction(db, (tx) => recordInTurn(tx, { clock, board }, answers))
      const solves = outcomes.flatMap((outcome) =>
        'result' in outcome && outcome.result.isSolve ? [outcome.result] : [],
      )
      for (const [gameId, keys] of Map.groupBy(solves, (solve) => solve.gameId))
        board.changed(gameId, keys)
      return outcomes
    },
  })
  return {
    async submit(attempt) {
      try {
        const judged = await judge(attempt)
        const { submissionId } = await (judged.waitsItsTurn ? inTurn(judged) : record(judged))
        return submissionId
      } catch (error) {
        // Conflicts are tried again by the transaction; one that stays is the caller's to send again.
        if (isConflict(error)) throw new Refusal(409, 'submitBusy')
        // The challenge, the team or the account went while the answer was on its way.
        if (breaksReference(error)) throw new Refusal(404, 'challengeNotFound')
        throw error
      }
    },
  }
}
