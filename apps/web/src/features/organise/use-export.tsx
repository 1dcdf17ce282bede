import { saveDownload, useExportGame } from '@halyard/query'
import { useLingui } from '@lingui/react/macro'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { toast } from '#shared/feedback/feedback.ts'

/** Downloads the package of a game. */
export function useExport({ id: gameId, title }: { id: number; title: string }): () => void {
  const { t } = useLingui()
  const id = `export-${gameId}`
  const { mutate } = useExportGame({
    onSuccess: (download) => {
      saveDownload(download)
      toast({ tone: 'ok', id, title: t`The package of “${title}” was downloaded` })
    },
    onError: (error) =>
      toast({
        tone: 'bad',
        id,
        title: t`“${title}” was not exported`,
        body: <ErrorMessage error={error} />,
      }),
  })
  return () => mutate({ gameId })
}
