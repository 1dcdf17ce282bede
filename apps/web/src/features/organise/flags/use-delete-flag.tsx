import type { ChallengeSettings } from '@halyard/api'
import { useAddFlags, useDeleteFlag } from '@halyard/query'
import { isDynamicType } from '@halyard/rules'
import { Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Flag } from '#features/organise/flags/flag-actions.tsx'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'

/** Milliseconds in which a deletion can be taken back. */
const undoMs = 8000

type Options = { gameId: number; challenge: ChallengeSettings; flag: Flag }

/**
 * Deletes a flag. At once and with a way back where a new flag with the same text is the same; after a question where it is not,
 * because a team may have it, a file goes with it, or the challenge goes off the board.
 */
export function useFlagDeletion({ gameId, challenge, flag }: Options) {
  const { t } = useLingui()
  const challengeId = challenge.id
  const id = `flag-${flag.id}`
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      id,
      title: t`It was not changed`,
      body: <ErrorWords error={error} />,
    })
  const undo = useAddFlags({ onError })
  const asked = useDeleteFlag()
  const quick = useDeleteFlag({
    onSuccess: () =>
      toast({
        tone: 'ok',
        id,
        title: t`The flag is deleted`,
        autoCloseMs: undoMs,
        action: {
          label: t`Undo`,
          onSelect: () => undo.mutate({ gameId, challengeId, flags: [{ flag: flag.flag }] }),
        },
      }),
    onError,
  })
  const isOfTeam = isDynamicType(challenge.type)
  const isLast = challenge.isEnabled && challenge.flags.length === 1
  const deleted = { gameId, challengeId, flagId: flag.id }
  const remove = () => {
    if (!isLast && !flag.attachment && !isOfTeam) return quick.mutate(deleted)
    return confirm({
      title: t`Delete the flag?`,
      body: <DeletionEffects isOfTeam={isOfTeam} isLast={isLast} />,
      action: t`Delete the flag`,
      tone: 'danger',
      run: () => asked.mutateAsync(deleted),
    })
  }
  return { remove, isPending: quick.isPending }
}

function DeletionEffects({ isOfTeam, isLast }: { isOfTeam: boolean; isLast: boolean }) {
  return (
    <Stack gap={2}>
      {isOfTeam && (
        <p>
          <Trans>
            Its file goes with it. A team that was given this flag cannot hand it in any more.
          </Trans>
        </p>
      )}
      {isLast && (
        <p>
          <Trans>
            It is the last one: the challenge is disabled and leaves the board. Enabling it again
            announces it as new.
          </Trans>
        </p>
      )}
      <p>
        <Trans>This cannot be taken back.</Trans>
      </p>
    </Stack>
  )
}
