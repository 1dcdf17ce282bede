import type { ComponentProps } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import * as styles from './text-area.css.ts'

export type TextAreaProps = ComponentProps<'textarea'> &
  FieldProps & {
    isMono?: boolean
    isTall?: boolean
  }

/** Grows with its text up to twelve rows. */
export function TextArea({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  id,
  isMono,
  isTall,
  ...rest
}: TextAreaProps) {
  const { controlId, controlProps } = useField({ id, hint, error })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, controlId }}>
      <textarea
        dir="auto"
        rows={3}
        className={styles.area({ isMono, isTall })}
        {...rest}
        {...controlProps}
      />
    </Field>
  )
}
