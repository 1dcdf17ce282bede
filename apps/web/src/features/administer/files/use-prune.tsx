import { usePruneFiles } from '@halyard/query'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { sizeOf } from '#features/administer/files/files.ts'
import type { ListedFile } from '#features/administer/files/files.ts'
import { deleteSoon, undoMs } from '#shared/feedback/delete-soon.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useSeriesToast } from '#shared/feedback/use-series-toast.tsx'
import { useFormat } from '#shared/format/format.ts'

/** Deletes files that nothing uses: some after a time in which that can be taken back, all of them after a question. */
export function usePrune() {
  const { t } = useLingui()
  const { size } = useFormat()
  const series = useSeriesToast('files')
  const { mutateAsync: prune } = usePruneFiles()

  const remove = async (files: readonly ListedFile[]) => {
    const paced = series.begin(files.length, t`Deleting files…`)
    const { deletedCount, keptCount, failed, leftCount } = await prune({ files, ...paced })
    const failures = failed.map(({ item, error }) => ({
      title: t`${plural(item.length, { one: '# file', other: '# files' })}`,
      error,
    }))
    const deleted = t`${plural(deletedCount, { one: '# file deleted', other: '# files deleted' })}`
    const kept = t`${plural(keptCount, { one: '# is now in use and stays', other: '# are now in use and stay' })}`
    series.end({
      title: keptCount > 0 ? `${deleted} · ${kept}` : deleted,
      total: files.length,
      failures,
      leftCount,
    })
  }
  return {
    deleteSome: (files: readonly ListedFile[]) => {
      const hashes = files.map(({ hash }) => hash)
      const undo = deleteSoon(hashes, () => remove(files))
      toast({
        tone: 'ok',
        // One for each deletion: a second one must not take away the way back from the first.
        id: `files-${hashes[0]}`,
        title: t`${plural(files.length, { one: 'Deleting # file in a few seconds', other: 'Deleting # files in a few seconds' })}`,
        autoCloseMs: undoMs,
        action: { label: t`Undo`, onSelect: undo },
      })
    },
    deleteAll: (files: readonly ListedFile[]) => {
      const bytes = size(sizeOf(files))
      confirm({
        title: (
          <Plural
            value={files.length}
            one="Delete the unused file?"
            other="Delete # unused files?"
          />
        ),
        body: (
          <Trans>
            {bytes} are deleted from the server. This cannot be undone. Files uploaded within the
            last day stay: someone may be about to use them.
          </Trans>
        ),
        action: t`Delete`,
        tone: 'danger',
        run: () => {
          void remove(files)
          return Promise.resolve()
        },
      })
    },
  }
}
