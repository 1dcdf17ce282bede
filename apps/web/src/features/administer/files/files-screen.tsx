import { adminQueries } from '@halyard/query'
import { Button, DataTable, EmptyState, FilterChips, PageHeader, SearchField } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { FileDialog } from '#features/administer/files/file-dialog.tsx'
import { FileTable, useNameColumns } from '#features/administer/files/file-table.tsx'
import { showWords } from '#features/administer/files/file-words.ts'
import { chosenFiles, countsOf, leftOver, sizeOf } from '#features/administer/files/files.ts'
import type { ListedFile } from '#features/administer/files/files.ts'
import { useFileChoice } from '#features/administer/files/use-file-choice.ts'
import { usePrune } from '#features/administer/files/use-prune.tsx'
import { ListState } from '#shared/errors/list-state.tsx'
import { useAllFiles } from '#features/administer/pages.ts'
import { now } from '#shared/clock/clock.ts'
import { useGoing } from '#shared/feedback/delete-soon.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import { useSingleKey } from '#shared/preferences/shortcuts.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'
import * as styles from '../administer.css.ts'

/** All stored files: how much they take, what uses them, and which nothing uses. */
export function FilesScreen() {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  return (
    <Page title={[t`Files`, t`Admin`]} width="page">
      {extensions?.includes('files') ? <FilesWithUses /> : <NamedFiles />}
    </Page>
  )
}

function FilesWithUses() {
  const { items, total, error, retry } = useAllFiles()
  const { size } = useFormat()
  const going = useGoing()
  const files = useMemo(() => items?.filter(({ hash }) => !going.has(hash)), [items, going])
  const { deleteAll } = usePrune()
  const { t } = useLingui()
  const unused = leftOver(files ?? [], now())
  const isWhole = items !== undefined && items.length === total
  const bytes = size(sizeOf(files ?? []))
  return (
    <Files
      {...{ files, error, retry }}
      description={
        isWhole && (
          <>
            <Plural value={files?.length ?? 0} one="# file" other="# files" /> · {bytes}
          </>
        )
      }
      actions={
        <Button
          tone="danger"
          disabledReason={
            (!isWhole || unused.length === 0) && t`No file of more than a day is unused`
          }
          onClick={() => deleteAll(unused)}
        >
          <Trans>Delete unused files…</Trans>
        </Button>
      }
      filter={files && <UseFilter files={files} />}
      renderTable={(chosen, open) => <FileTable files={chosen} onOpen={open} />}
    />
  )
}

/** Where the server tells no more than names. */
function NamedFiles() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(adminQueries.fileNames())
  const columns = useNameColumns()
  return (
    <Files
      files={data}
      error={error}
      retry={() => void refetch()}
      description={data && <Plural value={data.length} one="# file" other="# files" />}
      renderTable={(chosen, open) => (
        <DataTable
          label={t`Files`}
          isBoxed
          columns={columns}
          rows={chosen}
          rowKey={({ hash }) => hash}
          onOpen={open}
        />
      )}
    />
  )
}

type FilesProps = {
  files: readonly ListedFile[] | undefined
  error: unknown
  retry: () => void
  description: ReactNode
  actions?: ReactNode
  filter?: ReactNode
  renderTable: (files: readonly ListedFile[], open: (file: ListedFile) => void) => ReactNode
}

function Files({ files, error, retry, description, actions, filter, renderTable }: FilesProps) {
  const { t } = useLingui()
  const { text, show, type, clear } = useFileChoice()
  const searchKey = useSingleKey('/')
  const opened = useOpenParam('file')
  const chosen = useMemo(() => chosenFiles(files ?? [], { text, show }), [files, text, show])
  const file = files?.find(({ hash }) => hash === opened.value)
  return (
    <>
      <PageHeader title={<Trans>Files</Trans>} description={description} actions={actions} />
      <ListState
        error={error}
        isLoading={!files}
        onRetry={retry}
        failed={t`The files did not load`}
        loading={t`The files are loading`}
      />
      {files?.length === 0 && (
        <EmptyState level={2} title={t`No files yet`}>
          <Trans>Attachments, pictures and writeups show up here.</Trans>
        </EmptyState>
      )}
      {files && files.length > 0 && (
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={t`Search files`}
              placeholder={t`Name, checksum or use`}
              clearLabel={t`Clear the search`}
              shortcut={searchKey}
              value={text}
              onValueChange={(q) => type({ q })}
            />
          </div>
          {filter}
        </div>
      )}
      {chosen.length > 0 && renderTable(chosen, ({ hash }) => opened.open(hash))}
      {files && files.length > 0 && chosen.length === 0 && (
        <EmptyState
          level={2}
          title={t`No file matches the filter`}
          actions={
            <Button onClick={clear}>
              <Trans>Show all files</Trans>
            </Button>
          }
        />
      )}
      {file && <FileDialog file={file} onClose={opened.close} />}
    </>
  )
}

const any = 'all'

function UseFilter({ files }: { files: readonly ListedFile[] }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const { show = any, change } = useFileChoice()
  const counts = useMemo(() => countsOf(files), [files])
  const used = counts.filter((each) => each.count > 0 || each.show === show)
  return (
    <FilterChips
      type="single"
      label={t`Used by`}
      options={[
        { value: any, label: t`All`, count: number(files.length) },
        ...used.map(({ show: value, count }) => ({
          value,
          label: i18n._(showWords[value]),
          count: number(count),
        })),
      ]}
      value={show}
      onValueChange={(next) => change({ show: next === any ? '' : next })}
    />
  )
}
