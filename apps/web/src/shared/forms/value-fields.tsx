import { Checkbox, DateTimeField, NumberField, Select, Switch } from '@halyard/ui'
import type { SelectProps } from '@halyard/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { isRequiredIn } from '#shared/forms/required.ts'
import { useFormat } from '#shared/format/format.ts'

type Bound<Values extends FieldValues, Value> = {
  control: Control<Values>
  name: FieldPathByValue<Values, Value>
  label: string
  hint?: ReactNode
}

// Each takes the name of its field as its id, so that a link can lead to it.

/** A yes or no of a form. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, boolean> & { disabled?: boolean }) {
  const { field, fieldState } = useController({ control, name })
  return (
    <Checkbox
      {...rest}
      id={name}
      checked={field.value}
      onCheckedChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

/** A yes or no of a form that takes effect with its save, where a switch says more than a tick. */
export function FormSwitch<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, boolean> & Pick<ComponentProps<typeof Switch>, 'disabled'>) {
  const { field } = useController({ control, name })
  return <Switch {...rest} id={name} checked={field.value} onCheckedChange={field.onChange} />
}

/** One of a few values of a form. */
export function FormSelect<Values extends FieldValues, Value extends string>({
  control,
  name,
  ...rest
}: Bound<Values, Value> & Pick<SelectProps<Value>, 'options'>) {
  const { field } = useController({ control, name })
  return <Select {...rest} id={name} value={field.value} onValueChange={field.onChange} />
}

/** A number of a form; null while there is none. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, number | null> &
  Pick<ComponentProps<typeof NumberField>, 'min' | 'max' | 'step' | 'unit'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <NumberField
      {...rest}
      id={name}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
      isRequired={isRequiredIn(control, name, null)}
    />
  )
}

/** A moment of a form, in the zone of the reader and in UTC; null while there is none. */
export function FormDateTimeField<Values extends FieldValues>({
  control,
  name,
  hint,
  ...rest
}: Bound<Values, number | null>) {
  const { utc } = useFormat()
  const { field, fieldState } = useController({ control, name })
  return (
    <DateTimeField
      {...rest}
      id={name}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
      isRequired={isRequiredIn(control, name, null)}
      hint={
        <>
          {hint} {field.value !== null && utc(field.value)}
        </>
      }
    />
  )
}
