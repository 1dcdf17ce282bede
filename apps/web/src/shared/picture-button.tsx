import { Button, IconButton } from '@halyard/ui'
import { useLingui } from '@lingui/react/macro'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import type { ChangeEvent } from 'react'
import { pictureProblem, pictureTypes } from '#shared/picture.ts'
import { useFormat } from '#shared/format.ts'

type PictureButtonProps = {
  label: string
  /** Largest file the server takes, in bytes. */
  maxBytes: number
  pending: boolean
  /** Shows the label; without it only an icon, on the picture itself. */
  hasLabel?: boolean
  onChoose: (file: File) => void
  /** A file that would be refused, in words; undefined when a fine one was chosen. */
  onProblem: (text: string | undefined) => void
}

/** Chooses a picture and looks at it before it is sent. */
export function PictureButton({
  label,
  maxBytes,
  pending,
  hasLabel = false,
  onChoose,
  onProblem,
}: PictureButtonProps) {
  const { t } = useLingui()
  const { size } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const words = {
    type: t`Choose a PNG, JPEG, GIF, WebP, AVIF or HEIC picture.`,
    size: t`The picture is larger than ${size(maxBytes)}.`,
    empty: t`The file is empty.`,
  }
  const open = () => input.current?.click()
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) {
      const problem = pictureProblem(file, maxBytes)
      onProblem(problem && words[problem])
      if (!problem) onChoose(file)
    }
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
        <Button size="sm" icon={<ImageUp size={14} />} pending={pending} onClick={open}>
          {label}
        </Button>
      ) : (
        <IconButton size="sm" label={label} pending={pending} onClick={open}>
          <ImageUp size={14} />
        </IconButton>
      )}
    </>
  )
}
