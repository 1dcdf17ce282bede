import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { editQuestionQueries } from '#edit/questions/queries.ts'
import { editStale } from '#edit/stale.ts'

type InGame = { gameId: number }
type OfQuestion = InGame & { questionId: number }

const questionPath = ({ gameId, questionId }: OfQuestion) => ({ path: { id: gameId, questionId } })

/** What was refused is claimed, answered or gone by now: the queue shows by whom. */
const readAgain = (
  _error: unknown,
  { gameId }: InGame,
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: editQuestionQueries.all(gameId) })

export const claimQuestion = mutationOptions({
  mutationFn: (question: OfQuestion) =>
    unwrap(
      api().POST('/api/edit/games/{id}/questions/{questionId}/claim', {
        params: questionPath(question),
      }),
    ),
  onSuccess: refresh(editStale.claimQuestion),
  onError: readAgain,
})

export const releaseQuestion = mutationOptions({
  mutationFn: (question: OfQuestion) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/questions/{questionId}/claim', {
        params: questionPath(question),
      }),
    ),
  onSuccess: refresh(editStale.releaseQuestion),
  onError: readAgain,
})

export const answerQuestion = mutationOptions({
  mutationFn: ({
    gameId,
    questionId,
    etag,
    ...body
  }: OfQuestion & { etag?: string | undefined } & Schema<'AnswerModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/questions/{questionId}/answer', {
        params: { ...questionPath({ gameId, questionId }), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: refreshLater(editStale.answerQuestion),
  onError: readAgain,
})

export const updateCannedAnswers = mutationOptions({
  mutationFn: ({
    gameId,
    etag,
    ...body
  }: InGame & { etag?: string | undefined } & Schema<'CannedAnswersEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/cannedanswers', {
        params: { path: { id: gameId }, ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, { gameId }, _result, { client }) => {
    client.setQueryData(editQuestionQueries.canned(gameId).queryKey, saved)
  },
  // The next save is made to what is stored by now.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error) ? client.invalidateQueries(editQuestionQueries.canned(gameId)) : undefined,
})
