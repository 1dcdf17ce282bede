import { editChallengeQueries, useDeleteChallenge } from '@halyard/query'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { EditChallenge } from '#features/organise/challenge/challenge-form.ts'
import { deleteOnce } from '#features/organise/delete-once.ts'
import { confirm } from '#shared/feedback/feedback.ts'

type Deletion = {
  game: { id: number }
  challenge: EditChallenge
  onDeleted: () => void
}

/** Asks for the title of a challenge before it is deleted. */
export function useDeleteChallengeQuestion({ game, challenge, onDeleted }: Deletion) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { mutateAsync } = useDeleteChallenge()
  const { title, acceptedCount: teams } = challenge
  const run = async () => {
    await deleteOnce(
      () => mutateAsync({ gameId: game.id, challengeId: challenge.id }),
      () => client.invalidateQueries({ queryKey: editChallengeQueries.list(game.id).queryKey }),
    )
    onDeleted()
  }
  return () =>
    confirm({
      title: t`Delete “${title}”?`,
      body: (
        <>
          <Trans>
            Its flags, files, instances and submissions are deleted with it. This cannot be undone.
            To only hide it from players, disable it.
          </Trans>{' '}
          {teams > 0 && (
            <Plural
              value={teams}
              one="# team loses its points."
              other="# teams lose their points."
            />
          )}
        </>
      ),
      action: t`Delete challenge`,
      tone: 'danger',
      typedName: title.trim(),
      run,
    })
}
