import { Button, EmptyState, PageHeader } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AuditDialog } from '#features/administer/audit/audit-dialog.tsx'
import { AuditExport } from '#features/administer/audit/audit-export.tsx'
import { AuditTable } from '#features/administer/audit/audit-table.tsx'
import { AuditToolbar } from '#features/administer/audit/audit-toolbar.tsx'
import { useAudit, useAuditChoice } from '#features/administer/audit/use-audit.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { Page } from '#shared/layout/page.tsx'
import { ListFrame, NothingMatches } from '#shared/list/list-frame.tsx'
import { usePlatform } from '#shared/platform/platform.ts'
import { useOpenParam } from '#shared/routing/open-param.ts'

/** What staff has changed: who, when, before and after. */
export function AuditScreen() {
  const { t } = useLingui()
  const { extensions } = usePlatform()
  const title = t({ message: 'Audit log', comment: 'Page with what staff has changed.' })
  return (
    <Page title={[title, t`Admin`]} width="wide">
      {extensions?.includes('audit') ? (
        <Audit title={title} />
      ) : (
        <>
          <PageHeader title={title} />
          <EmptyState level={2} title={t`This server has no audit log`}>
            <Trans>It does not record changes by staff.</Trans>
          </EmptyState>
        </>
      )}
    </Page>
  )
}

function Audit({ title }: { title: string }) {
  const { t } = useLingui()
  const { clear } = useAuditChoice()
  const audit = useAudit()
  const { entries, filter, error, hasMore } = audit
  const opened = useOpenParam('entry')
  const entry = entries?.find(({ id }) => String(id) === opened.value)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <PageHeader
        title={title}
        description={
          entries && !hasMore && <Plural value={entries.length} one="# entry" other="# entries" />
        }
        actions={<AuditExport loadAll={audit.loadAll} isEmpty={!entries?.length} />}
      />
      <AuditToolbar />
      <ListFrame
        isPaged
        data={entries}
        error={audit.isFailed ? null : error}
        onRetry={audit.retry}
        failed={t`The audit log did not load`}
        loading={t`The audit log is loading`}
        empty={
          isFiltered ? (
            <NothingMatches
              flags={['K']}
              title={t`No entry matches the filter`}
              showAll={t`Clear the filter`}
              onShowAll={clear}
            />
          ) : (
            <EmptyState level={2} title={t`Nothing was changed yet`}>
              <Trans>Every change by an administrator or a monitor is recorded here.</Trans>
            </EmptyState>
          )
        }
      >
        {(rows) => <AuditTable entries={rows} onOpen={({ id }) => opened.open(String(id))} />}
      </ListFrame>
      {audit.isFailed && (
        <LoadFailed
          level={2}
          title={t`Older entries did not load`}
          error={error}
          onRetry={audit.loadMore}
        />
      )}
      {hasMore && !audit.isFailed && (
        <Button loading={audit.isLoadingMore} onClick={audit.loadMore}>
          <Trans>Load older entries</Trans>
        </Button>
      )}
      {entry && <AuditDialog entry={entry} onClose={opened.close} />}
    </>
  )
}
