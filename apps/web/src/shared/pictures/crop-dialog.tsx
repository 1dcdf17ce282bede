import { Button, Callout, Dialog, FormError, ImageCropper } from '@halyard/ui'
import type { ImageCropperHandle } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useFormat } from '#shared/format/format.ts'
import { pictureShapes } from '#shared/pictures/picture.ts'
import type { PictureShape } from '#shared/pictures/picture.ts'

type CropDialogProps = {
  file: File
  title: string
  shape: PictureShape
  /** @param file the part that was chosen, or the file as it was when this browser cannot show it */
  onDone: (file: File) => void
  onClose: () => void
}

type State = 'reading' | 'ready' | 'unreadable' | 'cutting' | 'failed'

/** Which part of a picture is kept. Cutting happens in the browser: only the part is sent, without the camera's data. */
export function CropDialog({ file, title, shape, onDone, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const { percent } = useFormat()
  const cropper = useRef<ImageCropperHandle>(null)
  const [state, setState] = useState<State>('reading')
  const use = async () => {
    if (state === 'unreadable') {
      onDone(file)
      return
    }
    setState('cutting')
    try {
      const blob = await cropper.current?.toBlob()
      if (!blob) throw new Error('There is no picture')
      onDone(new File([blob], 'picture.webp', { type: blob.type }))
    } catch {
      setState('failed')
    }
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Content size="sm" phone="sheet">
        <Dialog.Header title={title} closeLabel={t`Close`} />
        <Dialog.Body>
          {state === 'unreadable' ? (
            <Callout tone="warn">
              <Trans>
                Your browser cannot show this kind of picture. It can be sent as it is, and is shown
                cropped to the middle.
              </Trans>
            </Callout>
          ) : (
            <ImageCropper
              ref={cropper}
              image={file}
              shape={shape}
              output={pictureShapes[shape]}
              disabled={state === 'cutting'}
              onReady={() => setState('ready')}
              onUnreadable={() => setState('unreadable')}
              labels={{
                area: t`Part of the picture that is kept`,
                help: t`Drag to move, or use the arrow keys; + and - zoom.`,
                zoom: t({
                  message: 'Zoom',
                  comment: 'Label of a slider: how far a picture is enlarged.',
                }),
                moves: {
                  left: t`Move left`,
                  right: t`Move right`,
                  up: t`Move up`,
                  down: t`Move down`,
                },
                zoomText: percent,
              }}
            />
          )}
          <FormError>
            {state === 'failed' && (
              <Trans>The picture could not be cropped. Try another one, or a smaller one.</Trans>
            )}
          </FormError>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>{t`Cancel`}</Button>
          </Dialog.Close>
          <Button
            tone="primary"
            loading={state === 'cutting'}
            disabled={state === 'reading'}
            onClick={() => void use()}
          >
            {state === 'unreadable' ? <Trans>Submit as is</Trans> : <Trans>Use picture</Trans>}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
