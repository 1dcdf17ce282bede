import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { ifMatch } from '#edit/if-match.ts'
import { editQueries } from '#edit/queries.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }
type NoticeOnly = GameOnly & { noticeId: number }
type DivisionOnly = GameOnly & { divisionId: number }
const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })
const noticePath = ({ gameId, noticeId }: NoticeOnly) => ({ path: { id: gameId, noticeId } })
const divisionPath = ({ gameId, divisionId }: DivisionOnly) => ({
  path: { id: gameId, divisionId },
})

/** Shows in its list at once what the server has saved; the order follows. */
const show = (client: QueryClient, queryKey: QueryKey, saved: { id: number }) =>
  client.setQueryData<readonly { id: number }[]>(
    queryKey,
    (known) => known && [...known.filter(({ id }) => id !== saved.id), saved],
  )

export const createNotice = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'GameNoticeModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/notices', { params: path({ gameId }), body })),
  onSuccess: (saved, variables, result, context) => {
    show(context.client, editQueries.notices(variables.gameId).queryKey, saved)
    refreshLater(editStale.createNotice)(saved, variables, result, context)
  },
})

export const updateNotice = mutationOptions({
  mutationFn: ({ gameId, noticeId, ...body }: NoticeOnly & Schema<'GameNoticeModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/notices/{noticeId}', {
        params: noticePath({ gameId, noticeId }),
        body,
      }),
    ),
  onSuccess: (saved, variables, result, context) => {
    show(context.client, editQueries.notices(variables.gameId).queryKey, saved)
    refreshLater(editStale.updateNotice)(saved, variables, result, context)
  },
})

export const deleteNotice = mutationOptions({
  mutationFn: (notice: NoticeOnly) =>
    unwrap(api().DELETE('/api/edit/games/{id}/notices/{noticeId}', { params: noticePath(notice) })),
  onSuccess: refresh(editStale.deleteNotice),
})

export const createDivision = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'DivisionCreateModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/divisions', { params: path({ gameId }), body })),
  onSuccess: (saved, variables, result, context) => {
    show(context.client, editQueries.divisions(variables.gameId).queryKey, saved)
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
    show(context.client, editQueries.divisions(variables.gameId).queryKey, saved)
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
