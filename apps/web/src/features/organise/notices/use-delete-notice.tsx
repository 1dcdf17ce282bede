import type { Notice } from '@halyard/api'
import { editNoticeQueries, useDeleteNotice } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { deleteOnce } from '#features/organise/delete-once.ts'
import { confirm } from '#shared/feedback/feedback.ts'

/** Asks before a notice is deleted. To take a deletion back would alert everybody again. */
export function useDeleteNoticeQuestion(gameId: number) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useDeleteNotice()
  return ({ id: noticeId }: Notice): void =>
    confirm({
      title: t`Delete this notice?`,
      body: (
        <Trans>
          It disappears from the players' lists within a minute. Players may have read it already.
        </Trans>
      ),
      action: t`Delete notice`,
      tone: 'danger',
      run: () =>
        deleteOnce(
          () => mutateAsync({ gameId, noticeId }),
          () => client.invalidateQueries({ queryKey: editNoticeQueries.list(gameId).queryKey }),
        ),
    })
}
