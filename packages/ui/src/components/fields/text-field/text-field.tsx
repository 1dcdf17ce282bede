import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import * as styles from './text-field.css.ts'

type BoxProps = Omit<ComponentProps<'input'>, 'size' | 'className'> & {
  size?: NonNullable<RecipeVariants<typeof styles.box>>['size']
  /** For what a machine reads: codes, addresses, flags. */
  isMono?: boolean
  leading?: ReactNode
  trailing?: ReactNode
  isInvalid?: boolean
}

/** The bare input in its box, without a label: for parts that bring their own. */
export function InputBox({ size, isMono, leading, trailing, isInvalid, ...rest }: BoxProps) {
  return (
    <div
      className={styles.box({ size })}
      data-invalid={isInvalid || undefined}
      data-disabled={rest.disabled || undefined}
    >
      {leading && <span className={styles.affix}>{leading}</span>}
      <input className={styles.input({ isMono })} {...rest} />
      {trailing && <span className={styles.affix}>{trailing}</span>}
    </div>
  )
}

export type TextFieldProps = Omit<BoxProps, 'isInvalid'> & FieldProps

export function TextField({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  id,
  ...rest
}: TextFieldProps) {
  const { controlId, controlProps } = useField({ id, hint, error, isRequired })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}>
      <InputBox dir="auto" {...rest} {...controlProps} isInvalid={Boolean(error)} />
    </Field>
  )
}
