import type { Db } from '#db/database.ts'
import { listAnswers } from '#modules/game/monitor/repository.ts'
import { submissionView } from '#modules/game/monitor/view.ts'
import { answerEvents } from '#modules/game/submit/events.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export interface JudgedAnswer {
  readonly submission: Schema<'Submission'>
  readonly events: readonly Schema<'GameEvent'>[]
}

/** Answers with the events that each of them made, in the order they were sent. */
export async function describeAnswers(db: Db, ids: readonly number[]): Promise<JudgedAnswer[]> {
  return (await listAnswers(db, ids)).map((line) => ({
    submission: submissionView(line),
    events: answerEvents({
      verdict: line.verdict,
      answer: line.answer,
      challenge: { id: line.challenge_id, title: line.title },
      teamName: line.team_name,
      ownerTeam: line.owner_team,
    }).map(({ type, args }) => ({
      type,
      values: args,
      time: line.submitted_at,
      user: line.user_name ?? '',
      team: line.team_name,
    })),
  }))
}
