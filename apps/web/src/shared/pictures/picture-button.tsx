import { Button, IconButton } from '@halyard/ui'
import { ImageUp } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { lazyPart } from '#shared/lazy-part.ts'
import { isCroppable, pictureProblem, pictureTypes } from '#shared/pictures/picture.ts'
import type { PictureShape } from '#shared/pictures/picture.ts'
import { useProblemTexts } from '#shared/pictures/use-problem-texts.ts'

const CropDialog = lazyPart('CropDialog', () => import('#shared/pictures/crop-dialog.tsx'))

type PictureButtonProps = {
  label: string
  /** Largest file the server takes, in bytes. */
  maxBytes: number
  pending: boolean
  /** Shows the label; without it only an icon, on the picture itself. */
  hasLabel?: boolean
  shape: PictureShape
  /** The picture to send, cut to a square where it can be cut. */
  onChoose: (file: File) => void
  /** A file that would be refused, in words; undefined when a fine one was chosen. */
  onProblem: (text: string | undefined) => void
}

/** Chooses a picture, looks at it before it is sent, and lets the reader choose the part of it that is kept. */
export function PictureButton({
  label,
  maxBytes,
  pending,
  hasLabel = false,
  shape,
  onChoose,
  onProblem,
}: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [toCrop, setToCrop] = useState<File>()
  const labels = useProblemTexts(maxBytes)
  const open = () => input.current?.click()
  const send = (file: File) => {
    const problem = pictureProblem(file, maxBytes)
    onProblem(problem && labels[problem])
    if (!problem) onChoose(file)
    setToCrop(undefined)
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // What is cut gets small, so only what is sent as it is has to be small before.
    if (file && isCroppable(file)) setToCrop(file)
    else if (file) send(file)
    target.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        aria-label={label}
        onChange={handleChange}
      />
      {hasLabel ? (
        <Button size="sm" icon={<ImageUp size={14} />} loading={pending} onClick={open}>
          {label}
        </Button>
      ) : (
        <IconButton size="sm" label={label} loading={pending} onClick={open}>
          <ImageUp size={14} />
        </IconButton>
      )}
      <Suspense>
        {toCrop && (
          <CropDialog
            file={toCrop}
            title={label}
            shape={shape}
            onDone={send}
            onClose={() => setToCrop(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
