import { PasswordField, TextArea, TextField } from '@halyard/ui'
import type { ChangeEvent, ComponentProps, RefCallback } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { isRequiredIn } from '#shared/forms/required.ts'
import { Used } from '#shared/forms/used.tsx'

type Bound<Values extends FieldValues> = {
  control: Control<Values>
  name: FieldPathByValue<Values, string>
  /** Shows how much of this length is used. */
  maxLength?: number
  /** Where the check needs more than this field. */
  isRequired?: boolean | undefined
}

/** What a text field of the design system is given by a form. */
type TextFieldBinding = {
  name: string
  value: string
  error: string | undefined
  isRequired: boolean
  ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  onBlur: () => void
}

/** Binds a text field to a form: value, error and focus. A field that was only passed through is not judged. */
export function useTextField<Values extends FieldValues>({
  control,
  name,
  isRequired = isRequiredIn(control, name, ''),
}: Bound<Values>): TextFieldBinding {
  const { field, fieldState } = useController({ control, name })
  return {
    ...field,
    error: fieldState.error?.message,
    isRequired,
    onBlur: () => {
      if (fieldState.isDirty) field.onBlur()
    },
  }
}

type Unbound<Props> = Omit<
  Props,
  'name' | 'value' | 'error' | 'isRequired' | 'onBlur' | 'onChange' | 'maxLength'
>

/** A text field of a form. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  maxLength,
  isRequired,
  ...rest
}: Bound<Values> & Unbound<ComponentProps<typeof TextField>>) {
  const field = useTextField({ control, name, isRequired })
  return <TextField {...usedOf(field.value, maxLength)} {...rest} {...field} />
}

/** A longer text of a form. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  maxLength,
  isRequired,
  ...rest
}: Bound<Values> & Unbound<ComponentProps<typeof TextArea>>) {
  const field = useTextField({ control, name, isRequired })
  return <TextArea {...usedOf(field.value, maxLength)} {...rest} {...field} />
}

/** A password of a form. */
export function FormPasswordField<Values extends FieldValues>({
  control,
  name,
  isRequired,
  ...rest
}: Bound<Values> & Unbound<ComponentProps<typeof PasswordField>>) {
  return <PasswordField {...rest} {...useTextField({ control, name, isRequired })} />
}

const usedOf = (value: string, maxLength: number | undefined) =>
  maxLength !== undefined && { labelAside: <Used length={value.length} of={maxLength} /> }
