import { numberOf, textOf, timeOf } from '#move-in/ctfd/export.ts'
import type { Export } from '#move-in/ctfd/export.ts'
import type { Fields } from '@halyard/packs'

/** An answer of a competitor. */
export interface Answer {
  readonly id: number
  readonly teamId: number
  readonly challengeId: number
  readonly userId: number | undefined
  readonly atMs: number
  readonly text: string
  readonly isRight: boolean
}

/** All answers that can be told whose and when they were, in the order they were numbered. */
export function listAnswers(source: Export): Answer[] {
  return source
    .rows('submissions')
    .flatMap((row) => answerOf(source, row) ?? [])
    .toSorted((one, other) => one.id - other.id)
}

function answerOf(source: Export, row: Fields): Answer | undefined {
  const [id, teamId] = [numberOf(row.id), numberOf(source.isOfUsers ? row.user_id : row.team_id)]
  const [challengeId, atMs] = [numberOf(row.challenge_id), timeOf(row.date)]
  if (!id || !teamId || !challengeId || atMs === undefined) return undefined
  return {
    id,
    teamId,
    challengeId,
    userId: numberOf(row.user_id),
    atMs,
    text: textOf(row.provided),
    isRight: row.type === 'correct',
  }
}

/** The first solve of each competitor and challenge, by the time of its answer. */
export function listSolves(source: Export, answers: readonly Answer[]): Answer[] {
  const known = new Map(answers.map((answer) => [answer.id, answer]))
  const taken = new Set<string>()
  return source
    .rows('solves')
    .flatMap(({ id }) => known.get(numberOf(id) ?? 0) ?? [])
    .toSorted((one, other) => one.atMs - other.atMs || one.id - other.id)
    .filter(({ teamId, challengeId }) => {
      const key = `${teamId} ${challengeId}`
      const isFirst = !taken.has(key)
      taken.add(key)
      return isFirst
    })
}
