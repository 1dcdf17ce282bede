import { Button, FileIcon, IconButton } from '@halyard/ui'
import type { DataColumn } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { FileUseLink } from '#features/administer/files/file-use-link.tsx'
import { isUnused } from '#features/administer/files/files.ts'
import type { ListedFile } from '#features/administer/files/files.ts'
import { usePrune } from '#features/administer/files/use-prune.tsx'
import { ActionsHeader } from '#shared/list/actions-header.tsx'
import { useFormat } from '#shared/format/format.ts'
import { TimeOrDate } from '#shared/format/local-time.tsx'
import { ListTable } from '#shared/list/list-table.tsx'
import * as styles from './files.css.ts'

type FileTableProps = {
  files: readonly ListedFile[]
  onOpen: (file: ListedFile) => void
}

const keyOf = ({ hash }: ListedFile) => hash
const nameOf = ({ name }: ListedFile) => name

/** Stored files with what uses them; those that nothing uses can be deleted. */
export function FileTable({ files, onOpen }: FileTableProps) {
  const { t } = useLingui()
  const { deleteSome } = usePrune()
  return (
    <ListTable
      label={t`Files`}
      isBoxed
      columns={useColumns()}
      rows={files}
      rowKey={keyOf}
      rowName={nameOf}
      onOpen={onOpen}
      chosenLabel={t`Selected files`}
      renderActions={(selected) => {
        const unused = selected.filter(isUnused)
        return (
          <Button
            size="sm"
            tone="danger"
            icon={<Trash2 size={16} />}
            disabledReason={unused.length === 0 && t`Only files that nothing uses can be deleted`}
            onClick={() => deleteSome(unused)}
          >
            <Plural
              value={unused.length}
              one="Delete # unused file"
              other="Delete # unused files"
            />
          </Button>
        )
      }}
    />
  )
}

/** The only columns of servers that send no more. */
export function useNameColumns(): readonly DataColumn<ListedFile>[] {
  const { t } = useLingui()
  return [
    {
      id: 'name',
      header: t`Name`,
      isPrimary: true,
      isSortable: true,
      value: nameOf,
      cell: (file) => (
        <span className={styles.file}>
          <FileIcon name={file.name} size={18} />
          <span className={styles.names}>
            <bdi className={styles.cut}>{file.name}</bdi>
            {file.uses && (
              <span className={styles.onPhones}>
                <Uses file={file} />
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'hash',
      header: t`SHA-256`,
      isMuted: true,
      hideBelow: 'lg',
      width: '9rem',
      cell: ({ hash }) => <code className={styles.cut}>{hash}</code>,
    },
  ]
}

function useColumns(): readonly DataColumn<ListedFile>[] {
  const { t } = useLingui()
  const { size: bytesOf } = useFormat()
  return [
    ...useNameColumns(),
    {
      id: 'size',
      header: t`Size`,
      isSortable: true,
      align: 'end',
      width: '6rem',
      value: ({ size = 0 }) => size,
      cell: ({ size = 0 }) => bytesOf(size),
    },
    {
      id: 'uses',
      header: t`Used by`,
      isSortable: true,
      hideBelow: 'sm',
      width: '32%',
      value: ({ useCount = 0 }) => useCount,
      cell: (file) => <Uses file={file} />,
    },
    {
      id: 'uploaded',
      header: t`Uploaded`,
      isSortable: true,
      isMuted: true,
      hideBelow: 'md',
      width: '9rem',
      value: ({ uploadTime = 0 }) => uploadTime,
      cell: ({ uploadTime = 0 }) => <TimeOrDate at={uploadTime} />,
    },
    {
      id: 'delete',
      header: <ActionsHeader />,
      width: '3rem',
      align: 'end',
      cell: (file) => <Delete file={file} />,
    },
  ]
}

function Uses({ file: { uses = [], useCount = 0 } }: { file: ListedFile }) {
  const { number } = useFormat()
  const [first] = uses
  if (!first)
    return (
      <span className={styles.quiet}>
        <Trans comment="Of a stored file.">Nothing</Trans>
      </span>
    )
  return (
    <span className={styles.line}>
      <span className={styles.cut}>
        <FileUseLink use={first} />
      </span>
      {useCount > 1 && <span className={styles.quiet}>+{number(useCount - 1)}</span>}
    </span>
  )
}

function Delete({ file }: { file: ListedFile }) {
  const { t } = useLingui()
  const { deleteSome } = usePrune()
  if (!isUnused(file)) return null
  const { name } = file
  return (
    <IconButton size="sm" label={t`Delete ${name}`} onClick={() => deleteSome([file])}>
      <Trash2 size={16} />
    </IconButton>
  )
}
