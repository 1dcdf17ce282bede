import { RadioGroup as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { chooseOption } from '#shared/choose-option.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import * as styles from './radio-group.css.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** Why it cannot be chosen; takes the note's place. */
  disabledReason?: ReactNode
}

export type RadioGroupProps<Value extends string> = FieldProps & {
  options: readonly RadioOption<Value>[]
  value?: Value | undefined
  onValueChange: (value: Value) => void
  orientation?: 'vertical' | 'horizontal'
  name?: string
  disabled?: boolean
}

/** One of a few that a word explains; for things with a picture use `RadioCards`. */
export function RadioGroup<Value extends string>({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  options,
  value,
  onValueChange,
  orientation = 'vertical',
  name,
  disabled = false,
}: RadioGroupProps<Value>) {
  const { controlId, labelId, controlProps } = useField({ hint, error })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, controlId }} labelFor="group">
      <Primitive.Root
        {...controlProps}
        aria-labelledby={labelId}
        value={value ?? ''}
        onValueChange={chooseOption(options, onValueChange)}
        disabled={disabled}
        data-orientation={orientation}
        className={styles.group}
        {...(name && { name })}
      >
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            id={`${controlId}-${option.value}`}
            isInvalid={Boolean(error)}
          />
        ))}
      </Primitive.Root>
    </Field>
  )
}

type ChoiceProps = RadioOption<string> & { id: string; isInvalid: boolean }

function Choice({ id, value, label, note, disabledReason, isInvalid }: ChoiceProps) {
  const remark = disabledReason ?? note
  return (
    <div className={styles.row}>
      <Primitive.Item
        id={id}
        value={value}
        disabled={Boolean(disabledReason)}
        aria-describedby={remark ? `${id}-note` : undefined}
        data-invalid={isInvalid || undefined}
        className={styles.radio}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {remark && (
          <span id={`${id}-note`} className={styles.note}>
            {remark}
          </span>
        )}
      </div>
    </div>
  )
}
