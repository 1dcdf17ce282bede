import type { ChallengeSettings } from '@halyard/api'
import { useAddFlags, useDeleteFlags } from '@halyard/query'
import { isDynamicType } from '@halyard/rules'
import { Stack } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Flag } from '#features/organise/flags/list/flag-actions.tsx'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'
import { useFormat } from '#shared/format/format.ts'

/** Milliseconds in which a deletion can be taken back. */
const undoMs = 8000

/**
 * Deletes flags. At once and with a way back where new flags with the same texts are the same; after a question where they are not,
 * because teams may have them, files go with them, or the challenge goes off the board.
 */
export function useFlagDeletion(gameId: number, challenge: ChallengeSettings) {
  const { t } = useLingui()
  const { number } = useFormat()
  const challengeId = challenge.id
  const toastId = `flags-${challengeId}`
  const series = useSeriesToast(toastId)
  const { mutateAsync, isPending, variables } = useDeleteFlags()
  const undo = useAddFlags({
    onError: (error) =>
      toast({
        tone: 'bad',
        id: toastId,
        title: t`It was not changed`,
        body: <ErrorMessage error={error} />,
      }),
  })

  const run = async (flags: readonly Flag[], canUndo: boolean) => {
    const flagIds = flags.map(({ id }) => id)
    const paced = flags.length > 1 ? series.begin(flags.length, t`Deleting flags…`) : {}
    const { done, failed, left } = await mutateAsync({ gameId, challengeId, flagIds, ...paced })
    const deleted = flags
      .filter(({ id }) => done.includes(id))
      .map(({ flag, match }) => ({ flag, ...(match && { match }) }))
    series.end({
      title:
        deleted.length === 0
          ? t`It was not changed`
          : t`${plural(deleted.length, { one: '# flag deleted', other: '# flags deleted' })}`,
      total: flags.length,
      // By its place: the text is a secret.
      failures: failed.map(({ item, error }) => {
        const place = number(challenge.flags.findIndex(({ id }) => id === item) + 1)
        return { title: t`Flag ${place}`, error }
      }),
      leftCount: left.length,
      ...(canUndo &&
        deleted.length > 0 && {
          undo: {
            label: t`Undo`,
            onSelect: () => undo.mutate({ gameId, challengeId, flags: deleted }),
          },
          undoMs,
        }),
    })
  }

  const remove = (flags: readonly Flag[]) => {
    const count = flags.length
    const isOfTeam = isDynamicType(challenge.type)
    const isLast = challenge.isEnabled && challenge.flags.length === count
    if (!isLast && !isOfTeam && flags.every(({ attachment }) => !attachment)) {
      void run(flags, true)
      return
    }
    confirm({
      title: t`${plural(count, { one: 'Delete the flag?', other: 'Delete # flags?' })}`,
      body: <DeletionEffects count={count} isOfTeam={isOfTeam} isLast={isLast} />,
      action: t`${plural(count, { one: 'Delete the flag', other: 'Delete # flags' })}`,
      tone: 'danger',
      run: async () => {
        const running = run(flags, false)
        // The progress of a long series is shown beside the page, which can be used meanwhile.
        if (count === 1) await running
      },
    })
  }
  return {
    remove,
    /** Whether a flag is being deleted. */
    isGoing: (id: number) => isPending && variables.flagIds.includes(id),
  }
}

type DeletionEffectsProps = { count: number; isOfTeam: boolean; isLast: boolean }

function DeletionEffects({ count, isOfTeam, isLast }: DeletionEffectsProps) {
  return (
    <Stack gap={2}>
      {isOfTeam && (
        <p>
          <Plural
            value={count}
            one="Its file is deleted too. A team that was given this flag can no longer submit it."
            other="Their files are deleted too. Teams that were given one of these flags can no longer submit them."
          />
        </p>
      )}
      {isLast && (
        <p>
          <Trans>
            The challenge has no other flag: it is disabled and leaves the board. Enabling it again
            announces it as new.
          </Trans>
        </p>
      )}
      <p>
        <Trans>This cannot be undone.</Trans>
      </p>
    </Stack>
  )
}
