import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'

export type RadioFrameProps<Value extends string, Option> = FieldProps & {
  options: readonly (Option & { value: Value; disabledReason?: ReactNode })[]
  value?: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
}

type Frame<Value extends string, Option> = RadioFrameProps<Value, Option> & {
  className: string
  'data-orientation'?: string
  /** Draws one option around its radio button. */
  children: (option: Option, radio: ComponentProps<'input'>) => ReactNode
}

/** Label, hint and error around radio buttons of the browser: they bring their keys and their name in a form with them. */
export function RadioFrame<Value extends string, Option>({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  options,
  value,
  onValueChange,
  name,
  disabled = false,
  children,
  ...rest
}: Frame<Value, Option>) {
  const { controlId, labelId, controlProps } = useField({ hint, error })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, controlId }} labelFor="group">
      <div role="radiogroup" {...controlProps} aria-labelledby={labelId} {...rest}>
        {options.map((option) => (
          <Fragment key={option.value}>
            {children(option, {
              type: 'radio',
              id: `${controlId}-${option.value}`,
              name: name ?? controlId,
              value: option.value,
              checked: option.value === value,
              disabled: disabled || Boolean(option.disabledReason),
              onChange: () => onValueChange(option.value),
            })}
          </Fragment>
        ))}
      </div>
    </Field>
  )
}
