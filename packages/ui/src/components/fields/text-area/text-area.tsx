import type { ComponentProps } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import * as styles from './text-area.css.ts'

export type TextAreaProps = ComponentProps<'textarea'> &
  FieldProps & {
    isMono?: boolean
    /** As high as a text field at first. */
    isShort?: boolean
    isTall?: boolean
  }

/** Grows with its text up to twelve rows. */
export function TextArea({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  id,
  isMono,
  isShort,
  isTall,
  ...rest
}: TextAreaProps) {
  const { controlId, controlProps } = useField({ id, hint, error, isRequired })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <textarea
        dir="auto"
        rows={isShort ? 1 : 3}
        className={styles.area({ isMono, isShort, isTall })}
        {...rest}
        {...controlProps}
      />
    </Field>
  )
}
