import type { FileToSend } from '@halyard/query'
import { Button, Dropzone, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ErrorWords } from '#shared/errors/error-words.tsx'
import { useFileUpload } from '#shared/files/use-file-upload.ts'
import { useFormat } from '#shared/format/format.ts'
import { pictureTypes } from '#shared/pictures/picture.ts'

type PictureDropzoneProps = {
  label: string
  /** Largest file the server takes, in bytes. */
  maxBytes: number
  send: (sent: FileToSend) => Promise<unknown>
}

/** A picture that is dropped or chosen, and stored at once. */
export function PictureDropzone({ label, maxBytes, send }: PictureDropzoneProps) {
  const { t } = useLingui()
  const { size, percent } = useFormat()
  const [refused, setRefused] = useState<'type' | 'size'>()
  const upload = useFileUpload(send)
  const isSending = upload.share !== undefined
  const limit = size(maxBytes)
  const refusals = {
    type: t`Choose a PNG, JPEG, GIF, WebP or AVIF picture.`,
    size: t`The picture is larger than ${limit}.`,
  }
  const share = percent(Math.round((upload.share ?? 0) * 100) / 100)
  return (
    <Stack gap={2}>
      <Dropzone
        label={label}
        prompt={isSending ? t`Sending, ${share}` : t`Drop a picture here, or choose it`}
        rules={t`PNG, JPEG, GIF, WebP or AVIF of at most ${limit}. It is stored at once.`}
        accept={pictureTypes.join(',')}
        maxBytes={maxBytes}
        disabled={isSending}
        error={
          (refused && refusals[refused]) || (upload.error && <ErrorWords error={upload.error} />)
        }
        {...(upload.share !== undefined && {
          progress: upload.share,
          progressLabel: t`Share of the file that is sent`,
        })}
        onFiles={([file]) => {
          setRefused(undefined)
          if (file) upload.start(file)
        }}
        onRefused={(_files, reason) => {
          upload.reset()
          setRefused(reason)
        }}
      />
      {upload.retry && !refused && (
        <span>
          <Button size="sm" onClick={upload.retry}>
            <Trans>Send it again</Trans>
          </Button>
        </span>
      )}
    </Stack>
  )
}
