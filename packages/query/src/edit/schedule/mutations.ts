import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { MutationFunctionContext } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refreshLater } from '#core/stale.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { scheduleQueries } from '#edit/schedule/queries.ts'
import { editStale } from '#edit/stale.ts'

// Only for servers that name `schedule` among their extensions.

type OfGame = { gameId: number }

const path = ({ gameId }: OfGame) => ({ path: { id: gameId } })

/** The answer of each is the schedule as it is by then. */
function keepSchedule(
  saved: Schema<'ScheduleModel'>,
  variables: OfGame,
  result: unknown,
  context: MutationFunctionContext,
): void {
  context.client.setQueryData(scheduleQueries.detail(variables.gameId).queryKey, saved)
  refreshLater(editStale.updateSchedule)(saved, variables, result, context)
}

/** Replaces the freeze and the releases of a game. */
export const updateSchedule = mutationOptions({
  mutationFn: ({
    gameId,
    etag,
    ...body
  }: OfGame & { etag?: string } & Schema<'ScheduleEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/schedule', {
        params: { ...path({ gameId }), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: keepSchedule,
  // The next save is made to what is stored by now.
  onError: (error, { gameId }, _result, { client }) =>
    isOutdated(error) ? client.invalidateQueries(scheduleQueries.detail(gameId)) : undefined,
})

export const pauseGame = mutationOptions({
  mutationFn: (variables: OfGame) =>
    unwrap(api().POST('/api/edit/games/{id}/schedule/pause', { params: path(variables) })),
  onSuccess: keepSchedule,
})

export const resumeGame = mutationOptions({
  mutationFn: ({ gameId, shiftTimes }: OfGame & { shiftTimes: boolean }) =>
    unwrap(
      api().POST('/api/edit/games/{id}/schedule/resume', {
        params: path({ gameId }),
        body: { shiftTimes },
      }),
    ),
  onSuccess: keepSchedule,
})

export const revealScoreboard = mutationOptions({
  mutationFn: (variables: OfGame) =>
    unwrap(api().POST('/api/edit/games/{id}/schedule/reveal', { params: path(variables) })),
  onSuccess: keepSchedule,
})
