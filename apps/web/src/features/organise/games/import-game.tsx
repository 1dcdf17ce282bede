import { uploadLimits } from '@halyard/api'
import { readFlagless, useImportGame } from '@halyard/query'
import type { FileToSend } from '@halyard/query'
import { Button, Dialog, Dropzone } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MissingFlags } from '#features/organise/games/missing-flags.tsx'
import { packageFile } from '#features/organise/package-file.ts'
import { useFileUpload } from '#shared/files/use-file-upload.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFormat } from '#shared/format/format.ts'

type ImportGameProps = {
  onImported: (gameId: number) => void
  onClose: () => void
}

/** Makes a game out of a package that was exported here or on another server. It is hidden until somebody publishes it. */
export function ImportGame({ onImported, onClose }: ImportGameProps) {
  const { t } = useLingui()
  const { size, percent } = useFormat()
  const [refused, setRefused] = useState<'type' | 'size'>()
  const [missing, setMissing] = useState<{ gameId: number; titles: readonly string[] }>()
  const client = useQueryClient()
  const { mutateAsync } = useImportGame()
  const upload = useFileUpload(async (file: FileToSend) => {
    const gameId = await mutateAsync(file)
    // The game is there, whatever becomes of the look into it.
    const titles = await readFlagless(client, gameId).catch(() => [])
    if (titles.length > 0) setMissing({ gameId, titles })
    else onImported(gameId)
  })
  const isSending = upload.share !== undefined
  const limit = size(uploadLimits.importGame)
  const refusals = {
    type: t`Choose the ZIP file of a game package.`,
    size: t`The file is larger than ${limit}.`,
  }
  const share = percent(Math.round((upload.share ?? 0) * 100) / 100)
  // The whole file is there, but the server still reads it.
  const isReading = upload.share === 1
  const sending = isReading ? t`The server is reading the package…` : t`Uploading, ${share}`
  if (missing)
    return <MissingFlags titles={missing.titles} onDone={() => onImported(missing.gameId)} />
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        size="sm"
        phone="sheet"
        // Closing stops what is on its way: it must not happen by accident.
        onInteractOutside={(event) => isSending && event.preventDefault()}
        onEscapeKeyDown={(event) => isSending && event.preventDefault()}
      >
        <Dialog.Header
          title={t`Import a game package`}
          description={t`The game is hidden until you publish it.`}
          closeLabel={t`Close`}
        />
        <Dialog.Body>
          <Dropzone
            label={t`Game package`}
            prompt={isSending ? sending : t`Drop the package here, or choose it`}
            rules={t`One ZIP file of at most ${limit}.`}
            accept=".zip,application/zip,application/x-zip-compressed"
            maxBytes={uploadLimits.importGame}
            disabled={isSending}
            error={
              (refused && refusals[refused]) ||
              (upload.isStopped && t`Nothing was imported: you stopped it.`) ||
              (upload.error && <ErrorMessage error={upload.error} />)
            }
            {...(upload.share !== undefined && {
              progress: upload.share,
              progressLabel: t`Upload progress`,
            })}
            onFiles={([file]) => {
              setRefused(undefined)
              if (file) upload.start(packageFile({ blob: file, fileName: file.name }))
            }}
            onRefused={(_files, reason) => {
              upload.reset()
              setRefused(reason)
            }}
          />
        </Dialog.Body>
        <Dialog.Footer>
          {upload.retry && !refused && (
            <Button onClick={upload.retry}>
              <Trans>Send it again</Trans>
            </Button>
          )}
          {isSending ? (
            <Button onClick={upload.stop}>
              <Trans>Stop sending</Trans>
            </Button>
          ) : (
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
