import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { ifMatch, isOutdated } from '#core/if-match.ts'
import { divisionQueries } from '#edit/divisions/queries.ts'
import { showSaved } from '#edit/show-saved.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

type DivisionOnly = GameOnly & { divisionId: number }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

const divisionPath = ({ gameId, divisionId }: DivisionOnly) => ({
  path: { id: gameId, divisionId },
})

export const createDivision = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'DivisionCreateModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/divisions', { params: path({ gameId }), body })),
  onSuccess: (saved, variables, result, context) => {
    showSaved(context.client, divisionQueries.list(variables.gameId).queryKey, saved)
    refreshLater(editStale.createDivision)(saved, variables, result, context)
  },
})

export const updateDivision = mutationOptions({
  mutationFn: ({
    gameId,
    divisionId,
    etag,
    ...body
  }: DivisionOnly & { etag?: string } & Schema<'DivisionEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/divisions/{divisionId}', {
        params: { ...divisionPath({ gameId, divisionId }), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    showSaved(context.client, divisionQueries.list(variables.gameId).queryKey, saved)
    refreshLater(editStale.updateDivision)(saved, variables, result, context)
  },
})

export const deleteDivision = mutationOptions({
  mutationFn: (division: DivisionOnly) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/divisions/{divisionId}', {
        params: divisionPath(division),
      }),
    ),
  onSuccess: refresh(editStale.deleteDivision),
})

/** What those who join a division accept; only for servers that name `tracks` among their extensions. */
export const updateDeclaration = mutationOptions({
  mutationFn: ({
    gameId,
    divisionId,
    etag,
    ...body
  }: DivisionOnly & { etag?: string | undefined } & Schema<'DeclarationEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/divisions/{divisionId}/declaration', {
        params: { ...divisionPath({ gameId, divisionId }), ...ifMatch(etag) },
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    const { gameId, divisionId } = variables
    context.client.setQueryData(divisionQueries.declaration(gameId, divisionId).queryKey, saved)
    refreshLater(editStale.updateDeclaration)(saved, variables, result, context)
  },
  // The next save is made to what is stored by now.
  onError: (error, { gameId, divisionId }, _result, { client }) => {
    const { queryKey } = divisionQueries.declaration(gameId, divisionId)
    return isOutdated(error) ? client.invalidateQueries({ queryKey }) : undefined
  },
})
