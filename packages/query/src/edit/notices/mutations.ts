import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { sendOnce } from '#core/send-once.ts'
import { refresh, refreshLater } from '#core/stale.ts'
import { editNoticeQueries } from '#edit/notices/queries.ts'
import { showSaved } from '#edit/show-saved.ts'
import { editStale } from '#edit/stale.ts'

type GameOnly = { gameId: number }

type NoticeOnly = GameOnly & { noticeId: number }

const path = ({ gameId }: GameOnly) => ({ path: { id: gameId } })

const noticePath = ({ gameId, noticeId }: NoticeOnly) => ({ path: { id: gameId, noticeId } })

/** @param sentAt the server's time, epoch milliseconds */
type NewNotice = GameOnly & Schema<'GameNoticeModel'> & { sentAt: number }

/** Publishes a notice. After a lost answer the same words are not published twice: their notice is looked for first. */
export const createNotice = mutationOptions({
  mutationFn: ({ gameId, sentAt, ...body }: NewNotice, { client }) =>
    sendOnce({
      key: `notice ${gameId} ${body.content}`,
      sentAt,
      send: () =>
        unwrap(api().POST('/api/edit/games/{id}/notices', { params: path({ gameId }), body })),
      async find(since) {
        const listed = await client.fetchQuery({ ...editNoticeQueries.list(gameId), staleTime: 0 })
        return listed.find(
          ({ type, values, time }) =>
            type === 'Normal' && values[0] === body.content && time >= since,
        )
      },
    }),
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
