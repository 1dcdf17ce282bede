import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import { Progress } from '../../feedback/progress/progress.tsx'
import { accepts } from './accepts.ts'
import * as styles from './dropzone.css.ts'

export type DropzoneProps = Omit<FieldProps, 'hint'> & {
  /** "Drop a PDF here, or choose one". */
  prompt: ReactNode
  /** Types and size, stated before anything is chosen. */
  rules: ReactNode
  accept?: string
  maxBytes?: number
  multiple?: boolean
  onFiles: (files: File[]) => void
  /** For callers that read what was dropped themselves, because it may be a folder. */
  onDropped?: (event: DragEvent) => void
  /** A file of the wrong type or too large; say which in `error`. */
  onRefused: (files: File[], reason: 'type' | 'size') => void
  /** 0 to 1 while it uploads. */
  progress?: number
  progressLabel?: string
  /** The file that is there, with ways to replace or remove it. */
  current?: ReactNode
  disabled?: boolean
}

/** Files by dropping, choosing or pasting into the chooser. */
export function Dropzone({
  label,
  isLabelHidden,
  labelAside,
  error,
  prompt,
  rules,
  accept = '',
  maxBytes = Infinity,
  multiple = false,
  onFiles,
  onDropped,
  onRefused,
  progress,
  progressLabel = '',
  current,
  disabled = false,
}: DropzoneProps) {
  const { controlId, controlProps } = useField({ hint: rules, error })
  const [isOver, setIsOver] = useState(false)

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    if (files.length === 0 || disabled) return
    const wrong = files.filter((file) => !accepts(accept, file))
    if (wrong.length > 0) return onRefused(wrong, 'type')
    const large = files.filter((file) => file.size > maxBytes)
    if (large.length > 0) return onRefused(large, 'size')
    return onFiles(files)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (onDropped && !disabled) return onDropped(event)
    take(event.dataTransfer.files)
  }
  return (
    <Field {...{ label, isLabelHidden, labelAside, error, controlId }} hint={rules}>
      {current && <div className={styles.current}>{current}</div>}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <Upload size={20} aria-hidden />
        <span className={styles.prompt}>{prompt}</span>
        {progress !== undefined && <Progress value={progress} label={progressLabel} />}
        <input
          {...controlProps}
          type="file"
          accept={accept || undefined}
          multiple={multiple}
          disabled={disabled}
          className={styles.input}
          onChange={(event) => {
            take(event.target.files)
            event.target.value = ''
          }}
        />
      </div>
    </Field>
  )
}
