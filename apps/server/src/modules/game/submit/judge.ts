import { breaksReference, isConflict } from '#db/errors.ts'
import { judgeAnswers, recordAnswers, recordInTurn } from '#modules/game/submit/service.ts'
import type { Attempt } from '#modules/game/submit/repository.ts'
import type { JudgedAnswer, Recorded } from '#modules/game/submit/service.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import type { Metrics } from '#modules/metrics/metrics.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import type { BoardService } from '#modules/scoreboard/board-service.ts'
import { createBatcher } from '#platform/batcher.ts'

/** Judges submissions, in batches of those that arrive at the same time. */
export interface Judge {
  /** Returns the id of the submission once the verdict is committed. Throws Refusal. */
  submit(attempt: Attempt): Promise<number>
  /** Number of submissions whose verdict is not committed yet. */
  readonly waiting: () => number
}

/** Submissions to a locked challenge must not block submissions to others. */
const BATCHES = { concurrency: 4, secondBatchAfterMs: 100, maxSize: 64 }

interface Needs extends Pick<Infrastructure, 'db' | 'clock'> {
  readonly board: BoardService
  readonly metrics: Metrics
}

export function createJudge({ db, clock, board, metrics }: Needs): Judge {
  let waiting = 0
  const judge = createBatcher<Attempt, JudgedAnswer>({
    ...BATCHES,
    work: (attempts) => judgeAnswers(db, attempts),
  })
  const record = createBatcher<JudgedAnswer, Recorded>({
    ...BATCHES,
    work: (answers) => recordAnswers(db, clock, answers),
  })
  const inTurn = createBatcher<JudgedAnswer, Recorded>({
    ...BATCHES,
    async work(answers) {
      const outcomes = await recordInTurn(db, { clock, board }, answers)
      const solves = outcomes.flatMap((outcome) =>
        'result' in outcome && outcome.result.isSolve ? [outcome.result] : [],
      )
      for (const [gameId, keys] of Map.groupBy(solves, (solve) => solve.gameId))
        board.changed(gameId, keys)
      return outcomes
    },
  })
  return {
    waiting: () => waiting,
    async submit(attempt) {
      waiting += 1
      try {
        const judged = await judge(attempt)
        const { submissionId } = await (judged.waitsItsTurn ? inTurn(judged) : record(judged))
        metrics.submissions.inc({ verdict: judged.verdict })
        return submissionId
      } catch (error) {
        // The transaction retries conflicts; if one persists, the client has to send the flag again.
        if (isConflict(error)) throw new Refusal(409, 'submitBusy')
        // The challenge, the team or the account was deleted in the meantime.
        if (breaksReference(error)) throw new Refusal(404, 'challengeNotFound')
        throw error
      } finally {
        waiting -= 1
      }
    },
  }
}
