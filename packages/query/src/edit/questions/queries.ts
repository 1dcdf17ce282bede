import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { fresh, poll } from '#core/freshness.ts'
import { editKeys } from '#edit/keys.ts'

// Only for servers that name `questions` among their extensions.

/** What of the queue is shown. */
export type QuestionFilter = {
  state?: Schema<'QuestionState'> | undefined
  challengeId?: number | undefined
  participationId?: number | undefined
  count?: number
  skip?: number
}

/** Prefix of all that is read of the queue of a game. */
const queue = (gameId: number) => [...editKeys.game(gameId), 'questions'] as const

const readPage = (gameId: number, query: QuestionFilter, signal: AbortSignal) =>
  unwrap(
    api().GET('/api/edit/games/{id}/questions', {
      params: { path: { id: gameId }, query },
      signal,
    }),
  )

export const editQuestionQueries = {
  all: queue,
  list: (gameId: number, filter: QuestionFilter = {}) =>
    queryOptions({
      queryKey: [...queue(gameId), filter],
      queryFn: ({ signal }) => readPage(gameId, filter, signal),
      placeholderData: keepPreviousData,
      refetchInterval: poll(fresh.live),
    }),
  /** How many there are in each state, and no texts: for badges on other screens. */
  counts: (gameId: number) =>
    queryOptions({
      queryKey: [...queue(gameId), 'counts'],
      queryFn: async ({ signal }) => (await readPage(gameId, { count: 0 }, signal)).counts,
      staleTime: fresh.board,
      refetchInterval: poll(fresh.board),
    }),
  canned: (gameId: number) =>
    queryOptions({
      queryKey: [...editKeys.game(gameId), 'cannedAnswers'],
      queryFn: ({ signal }) =>
        unwrap(
          api().GET('/api/edit/games/{id}/cannedanswers', {
            params: { path: { id: gameId } },
            signal,
          }),
        ),
      staleTime: fresh.list,
    }),
}

const pageSize = 100

/** All questions of a game, page by page: for a file. */
export async function readAllQuestions(
  gameId: number,
  signal: AbortSignal,
): Promise<Schema<'StaffQuestionModel'>[]> {
  const all = new Map<number, Schema<'StaffQuestionModel'>>()
  for (let skip = 0; ; skip += pageSize) {
    const { questions, total } = await readPage(gameId, { count: pageSize, skip }, signal)
    for (const question of questions) all.set(question.id, question)
    if (questions.length === 0 || skip + pageSize >= total) return [...all.values()]
  }
}
