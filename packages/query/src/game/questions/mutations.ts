import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { questionQueries } from '#game/questions/queries.ts'
import { gameStale } from '#game/stale.ts'

type InGame = { gameId: number }

export const askQuestion = mutationOptions({
  mutationFn: ({ gameId, ...body }: InGame & Schema<'QuestionCreateModel'>) =>
    unwrap(api().POST('/api/game/{id}/questions', { params: { path: { id: gameId } }, body })),
  onSuccess: refresh(gameStale.askQuestion),
})

/** The marks are gone at once; a refusal brings them back with the next poll. */
export const markQuestionsRead = mutationOptions({
  mutationFn: ({ gameId, ids }: InGame & { ids: number[] }) =>
    unwrap(
      api().POST('/api/game/{id}/questions/read', {
        params: { path: { id: gameId } },
        body: { ids },
      }),
    ),
  onMutate: ({ gameId, ids }, { client }) => {
    client.setQueryData(questionQueries.list(gameId).queryKey, (questions) =>
      questions?.map((question) =>
        ids.includes(question.id) ? { ...question, isUnread: false } : question,
      ),
    )
  },
  onSuccess: refresh(gameStale.markQuestionsRead),
})
