import { DateTimeField, NumberField, Select, Switch } from '@halyard/ui'
import type { DateTimeFieldProps, NumberFieldProps, SelectProps } from '@halyard/ui'
import { useController } from 'react-hook-form'
import type { Control, FieldPathByValue } from 'react-hook-form'
import type { ReactNode } from 'react'
import type { ChallengeForm } from '#features/organise/challenge/challenge-form.ts'

type Bound<Value> = {
  control: Control<ChallengeForm>
  name: FieldPathByValue<ChallengeForm, Value>
}

type Without<Props, Names extends PropertyKey = never> = Omit<
  Props,
  'value' | 'onValueChange' | 'error' | Names
>

// Numbers and moments take the name of their field as their id, so that a link can lead to them.

/** A number of the challenge. */
export function BoundNumber({
  control,
  name,
  ...rest
}: Bound<number | null> & Without<NumberFieldProps, 'name'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <NumberField
      {...rest}
      id={name}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

/** A moment of the challenge. */
export function BoundTime({
  control,
  name,
  ...rest
}: Bound<number | null> & Without<DateTimeFieldProps, 'name'>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <DateTimeField
      {...rest}
      id={name}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}

type ChoiceName = 'category' | 'networkMode'

/** One of a few. */
export function BoundSelect<Name extends ChoiceName>({
  control,
  name,
  ...rest
}: { control: Control<ChallengeForm>; name: Name } & Without<
  SelectProps<ChallengeForm[Name]>,
  'name'
>) {
  const { field } = useController({ control, name })
  return <Select {...rest} value={field.value} onValueChange={field.onChange} />
}

/** On or off, once it is saved. */
export function BoundSwitch({
  control,
  name,
  ...rest
}: Bound<boolean> & { label: ReactNode; hint?: ReactNode; disabled?: boolean }) {
  const { field } = useController({ control, name })
  return <Switch {...rest} checked={field.value} onCheckedChange={field.onChange} />
}
