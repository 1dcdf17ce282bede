import type { Db } from '#db/database.ts'
import { listAnswers, listEvents, listEventsById } from '#modules/game/monitor/repository.ts'
import { eventView, submissionView } from '#modules/game/monitor/view.ts'
import { answerEvents } from '#modules/game/submit/events.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

export interface DescribedAnswer {
  readonly id: number
  readonly submission: Schema<'Submission'>
  readonly events: readonly Schema<'GameEvent'>[]
}

/** Submissions with the events of each, in the order they were sent. */
export async function describeAnswers(db: Db, ids: readonly number[]): Promise<DescribedAnswer[]> {
  if (ids.length === 0) return []
  return (await listAnswers(db, ids)).map((line) => ({
    id: line.id,
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

/** Events that are not submissions, in the order they happened. */
export async function describeActs(db: Db, ids: readonly number[]): Promise<Schema<'GameEvent'>[]> {
  return (await listEventsById(db, ids)).map(eventView)
}

/** What happened in a game, newest first. */
export async function describeEvents(
  db: Db,
  gameId: number,
  page: Parameters<typeof listEvents>[2],
): Promise<Schema<'GameEvent'>[]> {
  const lines = await listEvents(db, gameId, page)
  const ids = [...new Set(lines.flatMap(({ submission_id }) => submission_id ?? []))]
  const answers = new Map((await describeAnswers(db, ids)).map((answer) => [answer.id, answer]))
  return lines.flatMap((line) =>
    line.submission_id === null
      ? [eventView(line)]
      : (answers.get(line.submission_id)?.events.filter(({ type }) => type === line.type) ?? []),
  )
}
