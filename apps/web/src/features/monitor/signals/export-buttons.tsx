import type { SignalFilter } from '@halyard/query'
import { saveDownload, useExportSignals } from '@halyard/query'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileDown } from 'lucide-react'
import { useErrorText } from '#shared/errors/error-text.ts'
import { toast } from '#shared/feedback/feedback.ts'

type ExportButtonsProps = { gameId: number; filter: SignalFilter }

/** Saves what the filter leaves, with its notes. The audit log says who did. */
export function ExportButtons({ gameId, filter }: ExportButtonsProps) {
  const { t } = useLingui()
  const textOf = useErrorText()
  const { mutate, isPending } = useExportSignals({
    onSuccess: saveDownload,
    onError: (error) =>
      toast({ tone: 'bad', title: t`The evidence was not saved`, body: textOf(error) }),
  })
  return (['csv', 'json'] as const).map((format) => (
    <Button
      key={format}
      icon={<FileDown size={16} />}
      disabled={isPending}
      onClick={() => mutate({ gameId, filter, format })}
    >
      {format === 'csv' ? <Trans>Export as CSV</Trans> : <Trans>Export as JSON</Trans>}
    </Button>
  ))
}
