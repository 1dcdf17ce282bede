import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { editNoticeQueries } from '#edit/notices/queries.ts'
import { showSaved } from '#edit/show-saved.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

type NoticeOnly = GameOnly & { noticeId: number }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

const noticePath = ({ gameId, noticeId }: NoticeOnly) => ({ path: { id: gameId, noticeId } })

export const createNotice = mutationOptions({
  mutationFn: ({ gameId, ...body }: GameOnly & Schema<'GameNoticeModel'>) =>
    unwrap(api().POST('/api/edit/games/{id}/notices', { params: path({ gameId }), body })),
  onSuccess: (saved, variables, result, context) => {
    showSaved(context.client, editNoticeQueries.list(variables.gameId).queryKey, saved)
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
    showSaved(context.client, editNoticeQueries.list(variables.gameId).queryKey, saved)
    refreshLater(editStale.updateNotice)(saved, variables, result, context)
  },
})

export const deleteNotice = mutationOptions({
  mutationFn: (notice: NoticeOnly) =>
    unwrap(api().DELETE('/api/edit/games/{id}/notices/{noticeId}', { params: noticePath(notice) })),
  onSuccess: refresh(editStale.deleteNotice),
})
