import { saveDownload, useDeleteGameWriteups, useDownloadWriteups } from '@halyard/query'
import { Button, IconButton, Inline, Menu, Spinner } from '@halyard/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Archive, Ellipsis, FileSpreadsheet, Trash2 } from 'lucide-react'
import type { Marks } from '#features/organise/writeups/marks.ts'
import { markRows } from '#features/organise/writeups/writeups.ts'
import type { Writeup } from '#features/organise/writeups/writeups.ts'
import { confirm, toast } from '#shared/feedback/feedback.ts'
import { useReceivedFile } from '#shared/files/use-received-file.tsx'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './writeups.css.ts'

type WriteupActionsProps = {
  game: { id: number; title: string; writeupDeadline: number }
  writeups: readonly Writeup[]
  divisions: Readonly<Record<string, string>>
  marks: Marks
}

/** What can be done with all write-ups of a game: take them along, take the marks along, delete them. */
export function WriteupActions({ game, writeups, divisions, marks }: WriteupActionsProps) {
  const { t } = useLingui()
  const { size } = useFormat()
  const { mutateAsync } = useDownloadWriteups()
  const archive = useReceivedFile(
    (options) => mutateAsync({ gameId: game.id, ...options }),
    t`The archive did not download`,
  )
  const exportMarks = useExportMarks({ game, writeups, divisions, marks })
  const askToDelete = useDeleteQuestion(game, writeups.length)
  const received = size(archive.bytes ?? 0)
  const none = writeups.length === 0 && t`Nobody has handed in a write-up yet`
  return (
    <Inline gap={2}>
      {archive.bytes === undefined ? (
        <Button icon={<Archive size={16} />} disabledReason={none} onClick={archive.start}>
          <Trans>Download all</Trans>
        </Button>
      ) : (
        <>
          <span className={styles.facts} role="status" aria-live="off">
            <Spinner /> <Trans>{received} received</Trans>
          </span>
          <Button onClick={archive.stop}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      <Menu
        align="end"
        label={t`More`}
        trigger={
          <IconButton variant="bordered" size="md" label={t`More`} hasTooltip={false}>
            <Ellipsis size={18} />
          </IconButton>
        }
        items={[
          {
            label: t`Export marks (CSV)`,
            icon: <FileSpreadsheet size={16} />,
            disabledReason: none,
            onSelect: () => void exportMarks(),
          },
          { kind: 'separator' },
          {
            label: t`Delete all write-ups…`,
            icon: <Trash2 size={16} />,
            tone: 'danger',
            disabledReason: none,
            onSelect: askToDelete,
          },
        ]}
      />
    </Inline>
  )
}

function useExportMarks({ game, writeups, divisions, marks }: WriteupActionsProps) {
  const { t } = useLingui()
  return async () => {
    const { toCsv } = await import('@halyard/ui/csv')
    const labels = {
      team: t`Team`,
      division: t`Division`,
      time: t`Handed in`,
      late: t({ message: 'Late', context: 'a write-up' }),
      read: t({ message: 'Read', context: 'write-ups' }),
      points: t`Mark`,
      comment: t`Comment`,
      yes: t`yes`,
    }
    const rows = markRows(writeups, marks, { divisions, deadline: game.writeupDeadline, labels })
    const blob = new Blob([toCsv(rows)], { type: 'text/csv' })
    saveDownload({ blob, fileName: `${game.title} marks.csv` })
  }
}

function useDeleteQuestion({ id: gameId, title }: WriteupActionsProps['game'], count: number) {
  const { t } = useLingui()
  const { mutateAsync } = useDeleteGameWriteups()
  const run = async () => {
    await mutateAsync({ gameId })
    toast({ tone: 'ok', title: t`Write-ups deleted` })
  }
  return () =>
    confirm({
      title: t`${plural(count, { one: 'Delete # write-up?', other: 'Delete all # write-ups?' })}`,
      body: (
        <Trans>
          The files are deleted from the server. This cannot be undone: download the archive first
          if you may need them again. Your marks stay in this browser.
        </Trans>
      ),
      action: t`Delete write-ups`,
      tone: 'danger',
      typedName: title.trim(),
      run,
    })
}
