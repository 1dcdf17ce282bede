import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { chooseOption } from '#shared/choose-option.ts'
import { Field, type FieldProps, useField } from '../field/field.tsx'
import * as styles from './radio-cards.css.ts'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** Before the words: a flag, a swatch. */
  picture?: ReactNode
  trailing?: ReactNode
  /** Why it cannot be chosen; takes the note's place. */
  disabledReason?: ReactNode
}

export type RadioCardsProps<Value extends string> = FieldProps & {
  options: readonly RadioCard<Value>[]
  value?: Value | undefined
  onValueChange: (value: Value) => void
  name?: string
}

/** One of a few things that need more than a word: a team, a source of the colour. */
export function RadioCards<Value extends string>({
  label,
  isLabelHidden,
  labelAside,
  hint,
  error,
  options,
  value,
  onValueChange,
  name,
}: RadioCardsProps<Value>) {
  const { controlId, labelId, controlProps } = useField({ hint, error })
  return (
    <Field {...{ label, isLabelHidden, labelAside, hint, error, controlId }} labelFor="group">
      <RadioGroup.Root
        {...controlProps}
        aria-labelledby={labelId}
        value={value ?? ''}
        onValueChange={chooseOption(options, onValueChange)}
        className={styles.group}
        {...(name && { name })}
      >
        {options.map((option) => (
          <RadioGroup.Item
            key={option.value}
            value={option.value}
            disabled={Boolean(option.disabledReason)}
            className={styles.card}
          >
            <span className={styles.dot} />
            {option.picture}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {(option.disabledReason ?? option.note) && (
                <span className={styles.note}>{option.disabledReason ?? option.note}</span>
              )}
            </span>
            {option.trailing && <span className={styles.trailing}>{option.trailing}</span>}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </Field>
  )
}
