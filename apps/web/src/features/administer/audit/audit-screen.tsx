import { Button, EmptyState, PageHeader } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { AuditDialog } from '#features/administer/audit/audit-dialog.tsx'
import { AuditExport } from '#features/administer/audit/audit-export.tsx'
import { AuditTable } from '#features/administer/audit/audit-table.tsx'
import { AuditToolbar } from '#features/administer/audit/audit-toolbar.tsx'
import { useAudit, useAuditChoice } from '#features/administer/audit/use-audit.ts'
import { ListState } from '#shared/errors/list-state.tsx'
import { Page } from '#shared/layout/page.tsx'
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
            <Trans>It does not record what staff changes.</Trans>
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
      <ListState
        error={audit.isFailed ? null : error}
        isLoading={!entries}
        onRetry={audit.retry}
        failed={t`The audit log did not load`}
        loading={t`The audit log is loading`}
      />
      {entries && entries.length > 0 && (
        <AuditTable entries={entries} onOpen={({ id }) => opened.open(String(id))} />
      )}
      {entries?.length === 0 && (
        <EmptyState
          level={2}
          title={isFiltered ? t`No entry matches the filter` : t`Nothing was changed yet`}
          {...(isFiltered && {
            actions: (
              <Button onClick={clear}>
                <Trans>Clear the filter</Trans>
              </Button>
            ),
          })}
        >
          {!isFiltered && (
            <Trans>Every change by an administrator or a monitor is recorded here.</Trans>
          )}
        </EmptyState>
      )}
      {audit.isFailed && (
        <ListState
          error={error}
          isLoading={false}
          onRetry={audit.loadMore}
          failed={t`Older entries did not load`}
          loading=""
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
