import { editKeys, useDeleteGame } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { deleteOnce } from '#features/organise/delete-once.ts'
import { confirm } from '#shared/feedback/feedback.ts'

type Deleted = { id: number; title: string }

/** Asks for the title of a game before it is deleted. */
export function useDeleteQuestion(
  { id: gameId, title }: Deleted,
  onDeleted?: () => void,
): () => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useDeleteGame()
  const run = async () => {
    await deleteOnce(
      () => mutateAsync({ gameId }),
      () => client.invalidateQueries({ queryKey: editKeys.games() }),
    )
    onDeleted?.()
  }
  return () =>
    confirm({
      title: t`Delete “${title}”?`,
      body: (
        <Trans>
          Its challenges, files, teams, submissions and write-ups are deleted with it. This cannot
          be undone: export its package first if you may need it again.
        </Trans>
      ),
      action: t`Delete game`,
      tone: 'danger',
      typedName: title.trim(),
      run,
    })
}
