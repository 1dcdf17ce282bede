import { gameLinks } from '@halyard/query'
import { Button, DataTable, IconButton } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { from } from '@halyard/ui/breakpoints'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download, FileDigit, Trash2 } from 'lucide-react'
import type { Captured, CaptureFile } from '#features/monitor/traffic/captured.ts'
import { saveEach } from '#features/monitor/traffic/save-each.ts'
import type { useDeletion } from '#features/monitor/traffic/use-deletion.tsx'
import { usePlace } from '#features/monitor/traffic/use-place.ts'
import { ChosenBar } from '#shared/list/chosen-bar.tsx'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'
import { useMedia } from '#shared/hooks/use-media.ts'
import { Link } from '#shared/link.tsx'
import { useSelection } from '#shared/list/use-selection.ts'
import * as styles from './traffic.css.ts'

const wideEnough = from('sm')
const keyOf = ({ fileName }: CaptureFile) => fileName

type FileTableProps = Captured & {
  files: readonly CaptureFile[]
  /** Absent for those who may only read. */
  onDelete: ReturnType<typeof useDeletion>['deleteFiles'] | undefined
}

/** The captures of one team at one challenge. A name leads to what is in it. */
export function FileTable({ files, onDelete, ...captured }: FileTableProps) {
  const { t } = useLingui()
  const isWide = useMedia(wideEnough)
  const { rows, clear, selection } = useSelection(files, keyOf)
  const selected = rows.map(keyOf)
  const hrefOf = (name: string) => gameLinks.capture(captured.challenge.id, captured.team.id, name)
  return (
    <>
      <DataTable
        label={t({ message: 'Captures', comment: 'Files with recorded network traffic.' })}
        isBare
        columns={useColumns(captured, { hrefOf, onDelete })}
        rows={files}
        rowKey={keyOf}
        {...(isWide && { selection })}
      />
      <ChosenBar label={t`Selected captures`} count={selected.length} onClear={clear}>
        <Button
          size="sm"
          icon={<Download size={16} />}
          onClick={() => void saveEach(selected.map(hrefOf))}
        >
          <Trans comment="Verb: save a file from the platform.">Download</Trans>
        </Button>
        {onDelete && (
          <Button
            size="sm"
            tone="danger"
            icon={<Trash2 size={16} />}
            onClick={() => onDelete(selected)}
          >
            <Trans comment="Verb.">Delete</Trans>
          </Button>
        )}
      </ChosenBar>
    </>
  )
}

type Ways = { hrefOf: (name: string) => string; onDelete: FileTableProps['onDelete'] }

function useColumns(
  { challenge, team }: Captured,
  { hrefOf, onDelete }: Ways,
): readonly DataColumn<CaptureFile>[] {
  const { t } = useLingui()
  const { size } = useFormat()
  const { linkTo } = usePlace()
  return [
    {
      id: 'name',
      header: t({ message: 'Capture', comment: 'Column: a file with recorded network traffic.' }),
      isPrimary: true,
      isSortable: true,
      value: keyOf,
      cell: ({ fileName }) => (
        <span className={styles.file}>
          <FileDigit size={16} aria-hidden className={styles.fileIcon} />
          <Link
            {...linkTo({ challenge, team, file: fileName })}
            className={styles.fileLink}
            title={fileName}
          >
            {fileName}
          </Link>
        </span>
      ),
    },
    {
      id: 'written',
      header: t({
        message: 'Written',
        context: 'a file',
        comment: 'Column: when a file was finished.',
      }),
      isSortable: true,
      isMuted: true,
      hideBelow: 'sm',
      width: '10rem',
      value: ({ updateTime }) => updateTime,
      cell: ({ updateTime }) => <LocalTime at={updateTime} />,
    },
    {
      id: 'size',
      header: t`Size`,
      isSortable: true,
      align: 'end',
      width: '7rem',
      value: (file) => file.size,
      cell: (file) => size(file.size),
    },
    {
      id: 'actions',
      header: <ActionsHeader />,
      width: '6rem',
      cell: ({ fileName }) => (
        <span className={styles.actions}>
          <IconButton size="sm" label={t`Download ${fileName}`} asChild>
            <a href={hrefOf(fileName)} download>
              <Download size={16} />
            </a>
          </IconButton>
          {onDelete && (
            <IconButton
              size="sm"
              label={t`Delete ${fileName}`}
              onClick={() => onDelete([fileName])}
            >
              <Trash2 size={16} />
            </IconButton>
          )}
        </span>
      ),
    },
  ]
}
