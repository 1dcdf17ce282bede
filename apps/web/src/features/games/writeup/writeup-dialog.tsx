import type { ReactNode } from 'react'
import type { Game, Writeup } from '@halyard/api'
import { uploadLimits } from '@halyard/api'
import { Button, Callout, Dialog, Dropzone, Loading, Skeleton, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PdfProblem } from '#features/games/writeup/pdf.ts'
import { receiptOf } from '#features/games/writeup/receipt.ts'
import type { Receipt } from '#features/games/writeup/receipt.ts'
import { useUpload } from '#features/games/writeup/use-upload.ts'
import { useWriteup } from '#features/games/writeup/use-writeup.ts'
import { WriteupDeadline } from '#features/games/writeup/writeup-deadline.tsx'
import * as styles from '#features/games/writeup/writeup.css.ts'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { useFormat } from '#shared/format/format.ts'
import { useStanding } from '#shared/game/standing/use-standing.ts'
import { Markdown } from '#shared/content/markdown.tsx'

type WriteupDialogProps = { game: Game; onClose: () => void }

/** Hands in the own write-up, and shows what the server has. */
export function WriteupDialog({ game, onClose }: WriteupDialogProps) {
  const { t } = useLingui()
  const { writeup, deadline, isClosed } = useWriteup(game, useStanding(game))
  const upload = useUpload(game.id)
  const isSending = upload.share !== undefined
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content
        size="lg"
        phone="page"
        // An upload continues only while this is open: leaving it by accident must not stop it.
        onInteractOutside={(event) => isSending && event.preventDefault()}
        onEscapeKeyDown={(event) => isSending && event.preventDefault()}
      >
        <Dialog.Header title={t`Write-up`} description={game.title} closeLabel={t`Close`} />
        <Dialog.Body>
          <Stack gap={4}>
            <WriteupDeadline deadline={deadline} isClosed={isClosed} />
            {writeup.data ? (
              <>
                {writeup.data.note && <Markdown source={writeup.data.note} size="sm" />}
                <Stored gameId={game.id} writeup={writeup.data} fresh={upload.receipt} />
                {!isClosed && <Upload upload={upload} isReplacing={writeup.data.submitted} />}
              </>
            ) : (
              <Waiting query={writeup} />
            )}
          </Stack>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Waiting({ query }: { query: ReturnType<typeof useWriteup>['writeup'] }) {
  const { t } = useLingui()
  if (!query.error) {
    return (
      <Loading label={t`Loading the write-up`}>
        <Skeleton height="4rem" shape="box" />
      </Loading>
    )
  }
  return (
    <LoadFailed
      title={t`The write-up did not load`}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
}

/** What the server has, with the receipt where it is of this browser. */
function Stored({
  gameId,
  writeup,
  fresh,
}: {
  gameId: number
  writeup: Writeup
  fresh: Receipt | undefined
}) {
  const { t } = useLingui()
  const format = useFormat()
  if (!writeup.submitted) return null
  const receipt = fresh ?? receiptOf(gameId, writeup.fileSize)
  const size = format.size(writeup.fileSize)
  const time = receipt && format.dateTime(receipt.at)
  const fileName = receipt?.name
  return (
    <Stack gap={3}>
      <div role="status">
        {fresh && <Callout tone="ok">{t`Handed in. The organizers have it.`}</Callout>}
      </div>
      <div className={styles.file}>
        <span className={styles.fileName}>{writeup.name}</span>
        <span className={styles.line}>
          {receipt ? (
            <Trans>
              {size}, handed in from this browser on {time} as <bdi>{fileName}</bdi>
            </Trans>
          ) : (
            size
          )}
        </span>
        {receipt?.sha256 && (
          <span className={styles.checksum}>
            <abbr title="Secure Hash Algorithm, 256 bit">SHA-256</abbr> {receipt.sha256}
          </span>
        )}
      </div>
    </Stack>
  )
}

type UploadProps = { upload: ReturnType<typeof useUpload>; isReplacing: boolean }

function Upload({ upload, isReplacing }: UploadProps) {
  const { t } = useLingui()
  const format = useFormat()
  const limit = format.limit(uploadLimits.submitWriteup)
  const percent = format.percent(Math.round((upload.share ?? 0) * 100) / 100)
  const isSending = upload.share !== undefined
  return (
    <Stack gap={3}>
      <Dropzone
        label={isReplacing ? t`Replace it` : t`Your file`}
        prompt={isSending ? t`Uploading, ${percent}` : t`Drop the PDF here, or choose a file`}
        rules={
          isReplacing
            ? t`One PDF of at most ${limit}. It replaces the one above.`
            : t`One PDF of at most ${limit}.`
        }
        accept=".pdf,application/pdf"
        maxBytes={uploadLimits.submitWriteup}
        error={useUploadError(upload, limit)}
        disabled={isSending}
        {...(upload.share !== undefined && {
          progress: upload.share,
          progressLabel: t`Upload progress`,
        })}
        onFiles={([file]) => file && upload.start(file)}
        onRefused={(_files, reason) => upload.refuse(reason)}
      />
      {isSending && (
        <Button onClick={upload.stop}>
          <Trans>Stop sending</Trans>
        </Button>
      )}
      {upload.retry && (
        <Button onClick={upload.retry}>
          <Trans>Send it again</Trans>
        </Button>
      )}
    </Stack>
  )
}

/** What went wrong, in words; undefined when nothing did. */
function useUploadError(upload: ReturnType<typeof useUpload>, limit: string): ReactNode {
  const { t } = useLingui()
  const labels = {
    type: t`This is not a PDF. Export or print your write-up as a PDF, with a name that ends in .pdf.`,
    size: t`The file is larger than ${limit}. Make its pictures smaller.`,
    empty: t`The file is empty.`,
  } as const satisfies Record<PdfProblem, string>
  if (upload.problem) return labels[upload.problem]
  if (upload.isStopped) return t`Stopped. The server keeps the file named above, if there is one.`
  return upload.error ? <ErrorMessage error={upload.error} /> : undefined
}
