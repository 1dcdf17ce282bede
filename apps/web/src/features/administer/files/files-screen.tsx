import { useListFileNames } from '@halyard/query'
import { DataTable, EmptyState, FilterChips, PageHeader, Skeleton } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useMemo } from 'react'
import type { ReactNode } from 'react'
import { FileDialog } from '#features/administer/files/file-dialog.tsx'
import { FileTable, useNameColumns } from '#features/administer/files/file-table.tsx'
import { showLabels } from '#features/administer/files/file-labels.ts'
import { chosenFiles, countsOf, sizeOf } from '#features/administer/files/files.ts'
import type { ListedFile } from '#features/administer/files/files.ts'
import { useFileChoice } from '#features/administer/files/use-file-choice.ts'
import { useAllFiles } from '#features/administer/pages.ts'
import { useGoing } from '#shared/feedback/delete-soon.ts'
import { useFormat } from '#shared/format/format.ts'
import { Page } from '#shared/layout/page.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { ListSearch, ListTools } from '#shared/list/list-tools.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** It brings along what renders charts. */
const StorageCard = lazyPart(
  'StorageCard',
  () => import('#features/administer/files/storage-card.tsx'),
)

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
      summary={
        files &&
        files.length > 0 &&
        isWhole && (
          <Suspense fallback={<Skeleton height="13rem" shape="box" />}>
            <StorageCard files={files} />
          </Suspense>
        )
      }
      filter={files && <UseFilter files={files} />}
      renderTable={(chosen, open) => <FileTable files={chosen} onOpen={open} />}
    />
  )
}

/** Where the server sends names only. */
function NamedFiles() {
  const { t } = useLingui()
  const { data, error, refetch } = useListFileNames()
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
  /** Above the list. */
  summary?: ReactNode
  filter?: ReactNode
  renderTable: (files: readonly ListedFile[], open: (file: ListedFile) => void) => ReactNode
}

function Files({ files, error, retry, description, summary, filter, renderTable }: FilesProps) {
  const { t } = useLingui()
  const { choice, type, clear } = useFileChoice()
  const opened = useOpenParam('file')
  const chosen = useMemo(() => chosenFiles(files ?? [], choice), [files, choice])
  const file = files?.find(({ hash }) => hash === opened.value)
  return (
    <>
      <PageHeader title={<Trans>Files</Trans>} description={description} />
      <ListFrame
        isPaged
        data={files}
        error={error}
        onRetry={retry}
        failed={t`The files did not load`}
        loading={t`The files are loading`}
        empty={
          <EmptyState level={2} title={t`No files yet`}>
            <Trans>Attachments, pictures and write-ups appear here.</Trans>
          </EmptyState>
        }
      >
        {() => (
          <>
            {summary}
            <ListTools>
              <ListSearch
                width="growing"
                label={t`Search files`}
                placeholder={t`Name, checksum or use`}
                value={choice.text}
                onValueChange={(text) => type({ text })}
              />
              {filter}
            </ListTools>
            {chosen.length > 0 ? (
              renderTable(chosen, ({ hash }) => opened.open(hash))
            ) : (
              <NothingMatches
                flags={['K']}
                title={t`No file matches the filter`}
                showAll={t`Show all files`}
                onShowAll={clear}
              />
            )}
          </>
        )}
      </ListFrame>
      {file && <FileDialog file={file} onClose={opened.close} />}
    </>
  )
}

function UseFilter({ files }: { files: readonly ListedFile[] }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const {
    choice: { show },
    set,
  } = useFileChoice()
  const counts = useMemo(() => countsOf(files), [files])
  const used = counts.filter((each) => each.count > 0 || each.show === show)
  return (
    <FilterChips
      type="single"
      label={t`Used by`}
      options={[
        { value: 'all', label: t`All`, count: number(files.length) },
        ...used.map(({ show: value, count }) => ({
          value,
          label: i18n._(showLabels[value]),
          count: number(count),
        })),
      ]}
      value={show}
      onValueChange={(next) => set({ show: next })}
    />
  )
}
