import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }
type NoticeOnly = GameOnly & { noticeId: number }
type DivisionOnly = GameOnly & { divisionId: number }
const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })
const noticePath = ({ gameId, noticeId }: NoticeOnly) => ({ path: { id: gameId, noticeId } })
const divisionPath = ({ gameId, divisionId }: DivisionOnly) => ({
  path: { id: gameId, divisionId },
})

export const createNotice = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'GameNoticeModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/notices', { params: path({ gameId }), body })),
  onSuccess: refresh(editStale.createNotice),
})

export const updateNotice = mutationOptions({
  mutationFn: ({ gameId, noticeId, ...body }: NoticeOnly & Schema<'GameNoticeModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/notices/{noticeId}', {
        params: noticePath({ gameId, noticeId }),
        body,
      }),
    ),
  onSuccess: refresh(editStale.updateNotice),
})

export const deleteNotice = mutationOptions({
  mutationFn: (notice: NoticeOnly) =>
    unwrap(api().DELETE('/api/edit/games/{id}/notices/{noticeId}', { params: noticePath(notice) })),
  onSuccess: refresh(editStale.deleteNotice),
})

export const createDivision = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'DivisionCreateModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/divisions', { params: path({ gameId }), body })),
  onSuccess: refresh(editStale.createDivision),
})

export const updateDivision = mutationOptions({
  mutationFn: ({ gameId, divisionId, ...body }: DivisionOnly & Schema<'DivisionEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/divisions/{divisionId}', {
        params: divisionPath({ gameId, divisionId }),
        body,
      }),
    ),
  onSuccess: refresh(editStale.updateDivision),
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
