import { pgErrorOf } from '#db/errors.ts'
import { inTransaction } from '#db/transaction.ts'
import { submitAnswers } from '#modules/game/submit/service.ts'
import type { Attempt, Judged } from '#modules/game/submit/service.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { Foundation } from '#modules/parts.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import { inBatches } from '#platform/batches.ts'

/** Judges answers, together with whatever others come in at the same time. */
export interface Judging {
  /** Returns once the verdict is committed. Throws Refusal. */
  submit(attempt: Attempt): Promise<Judged>
}

/** A challenge that somebody keeps locked must not hold up the answers to all others. */
const LANES = 4
const PATIENCE_MS = 100
const MOST_IN_ONE = 64
const CONFLICTS = ['40P01', '40001']

export function createJudging({
  db,
  clock,
  board,
}: Pick<Foundation, 'db' | 'clock'> & { readonly board: BoardService }): Judging {
  const submit = inBatches<Attempt, Judged>({
    lanes: LANES,
    patienceMs: PATIENCE_MS,
    most: MOST_IN_ONE,
    async work(attempts) {
      const outcomes = await inTransaction(db, (tx) =>
        submitAnswers(tx, { clock, board }, attempts),
      )
      const solves = outcomes.flatMap((outcome, index) => {
        const attempt = attempts[index]
        if (!attempt || !('result' in outcome) || !outcome.result.isSolve) return []
        const { gameId, challengeId } = attempt
        return [{ gameId, challengeId, participationId: outcome.result.participationId }]
      })
      for (const [gameId, keys] of Map.groupBy(solves, (solve) => solve.gameId))
        board.changed(gameId, keys)
      return outcomes
    },
  })
  return {
    submit: (attempt) =>
      submit(attempt).catch((error: unknown) => {
        // Conflicts are tried again by the transaction; one that stays is the caller's to send again.
        const isConflict = CONFLICTS.includes(pgErrorOf(error)?.code ?? '')
        throw isConflict ? new Refusal(409, 'submitBusy') : error
      }),
  }
}
