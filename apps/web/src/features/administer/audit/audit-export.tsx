import type { AuditEntry } from '@halyard/api'
import { saveDownload, useAction } from '@halyard/query'
import { Button, Menu } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { auditJson, auditRows } from '#features/administer/audit/audit-file.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

type AuditExportProps = {
  loadAll: () => Promise<readonly AuditEntry[]>
  isEmpty: boolean
}

/** Everything that fits the filter as a file, also what the list has not loaded yet. */
export function AuditExport({ loadAll, isEmpty }: AuditExportProps) {
  const { t } = useLingui()
  const save = async (kind: 'csv' | 'json') => {
    const entries = await loadAll()
    const { toCsv } = await import('@halyard/ui/csv')
    const file =
      kind === 'csv'
        ? new Blob([toCsv(auditRows(entries))], { type: 'text/csv' })
        : new Blob([auditJson(entries)], { type: 'application/json' })
    saveDownload({ blob: file, fileName: `audit-log.${kind}` })
  }
  const { mutate, isPending } = useAction(save, {
    onError: (error) =>
      toast({
        tone: 'bad',
        id: 'audit-file',
        title: t`The file was not created`,
        body: <ErrorMessage error={error} />,
      }),
  })
  const disabledReason = isEmpty && t`No entry matches the filter`
  return (
    <Menu
      align="end"
      label={t`Export`}
      trigger={
        <Button icon={<Download size={16} />} loading={isPending}>
          <Trans comment="Button: saves what a list shows as a file.">Export</Trans>
        </Button>
      }
      items={[
        { label: t`As CSV`, disabledReason, onSelect: () => mutate('csv') },
        { label: t`As JSON`, disabledReason, onSelect: () => mutate('json') },
      ]}
    />
  )
}
