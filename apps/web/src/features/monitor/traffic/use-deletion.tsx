import { useDeleteCaptureFiles, useDeleteCaptures } from '@halyard/query'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { captureKey } from '#features/monitor/traffic/captured.ts'
import type { Captured } from '#features/monitor/traffic/captured.ts'
import { deleteSoon, undoMs } from '#shared/feedback/delete-soon.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'
import { useFormat } from '#shared/format/format.ts'

/** Deletes captures of a team: some after a time in which that can be taken back, all of them after a question. */
export function useDeletion({ gameId, challenge, team }: Captured) {
  const { t } = useLingui()
  const { size } = useFormat()
  const toastId = `captures-${challenge.id}-${team.id}`
  const series = useSeriesToast(toastId)
  const { mutateAsync: removeFiles } = useDeleteCaptureFiles()
  const { mutateAsync: removeAll } = useDeleteCaptures()
  const target = { gameId, challengeId: challenge.id, partId: team.id }

  const remove = async (filenames: readonly string[]) => {
    const paced = series.begin(filenames.length, t`Deleting captures…`)
    const { done, failed, left } = await removeFiles({ ...target, filenames, ...paced })
    series.end({
      title: t`${plural(done.length, { one: '# capture deleted', other: '# captures deleted' })}`,
      total: filenames.length,
      failures: failed.map(({ item, error }) => ({ title: item, error })),
      leftCount: left.length,
    })
  }
  return {
    deleteFiles: (filenames: readonly string[]) => {
      const keys = filenames.map((name) => captureKey(challenge.id, team.id, name))
      const undo = deleteSoon(keys, () => remove(filenames))
      const count = filenames.length
      toast({
        tone: 'ok',
        // One for each deletion: a second one must not take away the way back from the first.
        id: `${toastId}-${filenames[0]}`,
        title: t`${plural(count, { one: 'Deleting # capture in a few seconds', other: 'Deleting # captures in a few seconds' })}`,
        autoCloseMs: undoMs,
        action: { label: t`Undo`, onSelect: undo },
      })
    },
    deleteAll: (count: number, bytes: number) => {
      const total = size(bytes)
      const { name } = team
      confirm({
        title: <Plural value={count} one="Delete # capture?" other="Delete all # captures?" />,
        body: (
          <Trans>
            {total} of “{name}” are deleted from the server. This cannot be undone: download them
            first if they may be evidence.
          </Trans>
        ),
        action: t`Delete captures`,
        tone: 'danger',
        ...(name.trim() && { typedName: name.trim() }),
        run: () => removeAll(target),
      })
    },
  }
}
