import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './field.css.ts'

/** What every field with a label takes. */
export type FieldProps = {
  label: ReactNode
  /** The label stays for readers only, where the place makes it obvious to eyes. */
  isLabelHidden?: boolean
  /** At the end of the label's line: a link, a counter, a remark. */
  labelAside?: ReactNode
  hint?: ReactNode
  /** Marked with a star, and announced to screen readers. */
  isRequired?: boolean | undefined
  /** What is wrong and what to do; takes the hint's place. */
  error?: ReactNode
}

/** Ids and `aria-*` that bind a control to its label, hint and error. */
export function useField({
  id,
  hint,
  error,
  isRequired,
}: { id?: string | undefined } & Partial<FieldProps>) {
  const generated = useId()
  const controlId = id ?? generated
  const note = error ?? hint
  return {
    controlId,
    noteId: `${controlId}-note`,
    labelId: `${controlId}-label`,
    controlProps: {
      id: controlId,
      'aria-required': isRequired || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': note ? `${controlId}-note` : undefined,
    },
  }
}

type FieldFrameProps = FieldProps & {
  controlId: string
  children: ReactNode
  /** `group` when the label names several controls, as radio buttons. */
  labelFor?: 'control' | 'group'
}

/** Label above, control, hint or error below. */
export function Field({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  controlId,
  children,
  isRequired,
  labelFor = 'control',
}: FieldFrameProps) {
  const text =
    labelFor === 'control' ? (
      <label htmlFor={controlId} id={`${controlId}-label`} className={styles.label}>
        {label}
      </label>
    ) : (
      <span id={`${controlId}-label`} className={styles.label}>
        {label}
      </span>
    )
  return (
    <div className={styles.field}>
      {isLabelHidden ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <div className={styles.labelRow}>
          <span className={styles.name}>
            {text}
            {isRequired && <RequiredMark />}
          </span>
          {labelAside && <span className={styles.aside}>{labelAside}</span>}
        </div>
      )}
      {children}
      <FieldNote id={`${controlId}-note`} hint={hint} error={error} />
    </div>
  )
}

/** Visible only; screen readers get it from the field. */
function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden>
      *
    </span>
  )
}

function FieldNote({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  if (error)
    return (
      <p id={id} className={styles.error}>
        <CircleAlert size={14} className={styles.errorIcon} aria-hidden />
        <span>{error}</span>
      </p>
    )
  if (hint)
    return (
      <p id={id} className={styles.hint}>
        {hint}
      </p>
    )
  return null
}
