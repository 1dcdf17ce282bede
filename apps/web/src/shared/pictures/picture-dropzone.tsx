import type { FileToSend } from '@halyard/query'
import { Button, Dropzone, Stack } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { ErrorMessage } from '#shared/errors/error-message.tsx'
import { useFileUpload } from '#shared/files/use-file-upload.ts'
import { useFormat } from '#shared/format/format.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { isCroppable, pictureProblem, pictureTypes } from '#shared/pictures/picture.ts'
import type { PictureProblem, PictureShape } from '#shared/pictures/picture.ts'
import { useProblemTexts } from '#shared/pictures/use-problem-texts.ts'

const CropDialog = lazyPart('CropDialog', () => import('#shared/pictures/crop-dialog.tsx'))

type PictureDropzoneProps = {
  label: string
  /** Largest file the server takes, in bytes. */
  maxBytes: number
  /** Lets the reader choose the part of the picture that is kept, where it can be cut. */
  cropTo?: PictureShape
  send: (sent: FileToSend) => Promise<unknown>
}

/** A picture that is dropped or chosen, and stored at once, or once its part is chosen. */
export function PictureDropzone({ label, maxBytes, cropTo, send }: PictureDropzoneProps) {
  const { t } = useLingui()
  const { size, percent } = useFormat()
  const [refused, setRefused] = useState<PictureProblem>()
  const [toCrop, setToCrop] = useState<File>()
  const upload = useFileUpload(send, { outlivesScreen: true })
  const isSending = upload.share !== undefined
  const limit = size(maxBytes)
  const refusals = useProblemTexts(maxBytes)
  const share = percent(Math.round((upload.share ?? 0) * 100) / 100)
  const refuse = (problem: PictureProblem) => {
    upload.reset()
    setRefused(problem)
  }
  const start = (file: File) => {
    setToCrop(undefined)
    const problem = pictureProblem(file, maxBytes)
    if (problem) refuse(problem)
    else upload.start(file)
  }
  return (
    <Stack gap={2}>
      <Dropzone
        label={label}
        prompt={isSending ? t`Uploading, ${share}` : t`Drop a picture here, or choose it`}
        rules={t`PNG, JPEG, GIF, WebP or AVIF of at most ${limit}. It is saved immediately.`}
        accept={pictureTypes.join(',')}
        // What is cut gets small.
        maxBytes={cropTo ? Infinity : maxBytes}
        disabled={isSending}
        error={
          (refused && refusals[refused]) || (upload.error && <ErrorMessage error={upload.error} />)
        }
        {...(upload.share !== undefined && {
          progress: upload.share,
          progressLabel: t`Upload progress`,
        })}
        onFiles={([file]) => {
          setRefused(undefined)
          if (!file) return
          if (cropTo && isCroppable(file)) setToCrop(file)
          else start(file)
        }}
        onRefused={(_files, reason) => refuse(reason)}
      />
      {upload.retry && !refused && (
        <span>
          <Button size="sm" onClick={upload.retry}>
            <Trans>Send it again</Trans>
          </Button>
        </span>
      )}
      <Suspense>
        {cropTo && toCrop && (
          <CropDialog
            file={toCrop}
            title={label}
            shape={cropTo}
            onDone={start}
            onClose={() => setToCrop(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
