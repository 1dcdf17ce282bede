import { unwrap } from '@halyard/api'
import type { Schema } from '@halyard/api'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#core/connection.ts'
import { sendOnce } from '#core/send-once.ts'
import { scheduledNoticeQueries } from '#edit/scheduled-notices/queries.ts'
import { refresh } from '#core/stale.ts'
import { editStale } from '#edit/stale.ts'

// Only for servers that name `scheduledNotices` among their extensions.

type OfGame = { gameId: number }
type OfNotice = OfGame & { noticeId: number }

const noticePath = ({ gameId, noticeId }: OfNotice) => ({ path: { id: gameId, noticeId } })

/** Keeps a notice for later. After a lost answer the same is not kept twice. */
export const scheduleNotice = mutationOptions({
  mutationFn: ({ gameId, ...body }: OfGame & Schema<'ScheduledNoticeEditModel'>, { client }) =>
    sendOnce({
      key: `scheduled ${gameId} ${body.publishAt} ${body.content}`,
      sentAt: 0,
      send: () =>
        unwrap(
          api().POST('/api/edit/games/{id}/schedule/notices', {
            params: { path: { id: gameId } },
            body,
          }),
        ),
      async find() {
        const { list } = scheduledNoticeQueries
        const listed = await client.fetchQuery({ ...list(gameId), staleTime: 0 })
        return listed.find(
          ({ content, publishAt }) => content === body.content && publishAt === body.publishAt,
        )
      },
    }),
  onSuccess: refresh(editStale.scheduleNotice),
})

export const updateScheduledNotice = mutationOptions({
  mutationFn: ({ gameId, noticeId, ...body }: OfNotice & Schema<'ScheduledNoticeEditModel'>) =>
    unwrap(
      api().PUT('/api/edit/games/{id}/schedule/notices/{noticeId}', {
        params: noticePath({ gameId, noticeId }),
        body,
      }),
    ),
  onSuccess: refresh(editStale.updateScheduledNotice),
})

export const deleteScheduledNotice = mutationOptions({
  mutationFn: (notice: OfNotice) =>
    unwrap(
      api().DELETE('/api/edit/games/{id}/schedule/notices/{noticeId}', {
        params: noticePath(notice),
      }),
    ),
  onSuccess: refresh(editStale.deleteScheduledNotice),
})
