import { RadioGroup as Primitive } from 'radix-ui'
import { Fragment, type ReactNode } from 'react'
import { Field, type FieldProps, useField } from '../field/field.tsx'

export type RadioFrameProps<Value extends string, Option> = FieldProps & {
  options: readonly (Option & { value: Value; disabledReason?: ReactNode })[]
  value?: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
  disabled?: boolean
}

/** What an option passes on to its `RadioGroup.Item`. */
export type RadioItemProps = { id: string; value: string; disabled: boolean }

type Frame<Value extends string, Option> = RadioFrameProps<Value, Option> & {
  className: string
  /** For the looks only: all four arrows move in both. */
  'data-orientation'?: 'vertical' | 'horizontal'
  /** Renders one option around its radio button. */
  children: (option: Option, item: RadioItemProps) => ReactNode
}

/** Label, hint and error around the radio buttons of any look. */
export function RadioFrame<Value extends string, Option>({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  isRequired,
  options,
  value,
  onValueChange,
  disabled = false,
  children,
  ...rest
}: Frame<Value, Option>) {
  const { controlId, labelId, controlProps } = useField({ hint, error, isRequired })
  const handleChange = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Field
      {...{ label, isLabelHidden, labelAside, hint, error, isRequired, controlId }}
      labelFor="group"
    >
      <Primitive.Root
        {...controlProps}
        aria-labelledby={labelId}
        value={value ?? null}
        onValueChange={handleChange}
        disabled={disabled}
        {...rest}
      >
        {options.map((option) => (
          <Fragment key={option.value}>
            {children(option, {
              id: `${controlId}-${option.value}`,
              value: option.value,
              disabled: disabled || Boolean(option.disabledReason),
            })}
          </Fragment>
        ))}
      </Primitive.Root>
    </Field>
  )
}
