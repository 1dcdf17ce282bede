import { editQueries, useDeleteGame } from '@halyard/query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { deleteOnce } from '#features/organise/delete-once.ts'
import { confirm } from '#shared/feedback/feedback.ts'
import { paths } from '#shared/paths.ts'

type Deleted = { id: number; title: string }

/** Asks for the title of a game before it is deleted. Its own screens are left afterwards. */
export function useDeleteQuestion({ id: gameId, title }: Deleted): () => void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { gameId: openId } = useParams()
  const client = useQueryClient()
  const { mutateAsync } = useDeleteGame()
  const run = async () => {
    await deleteOnce(
      () => mutateAsync({ gameId }),
      () => client.invalidateQueries({ queryKey: editQueries.games() }),
    )
    if (openId === String(gameId)) await navigate(paths.adminGames())
  }
  return () =>
    confirm({
      title: t`Delete “${title}”?`,
      body: (
        <Trans>
          Its challenges, files, teams, submissions and write-ups are deleted with it. Nobody can
          bring them back; export its package first if you may need it again.
        </Trans>
      ),
      action: t`Delete game`,
      tone: 'danger',
      typedName: title.trim(),
      run,
    })
}
