import type { ComponentProps, ReactNode } from 'react'
import { RadioFrame, type RadioFrameProps } from './radio-frame.tsx'
import * as styles from './radio-group.css.ts'

type RadioWords = {
  label: ReactNode
  note?: ReactNode
  /** Why it cannot be chosen; takes the note's place. */
  disabledReason?: ReactNode
}

export type RadioOption<Value extends string> = RadioWords & { value: Value }

export type RadioGroupProps<Value extends string> = RadioFrameProps<Value, RadioWords> & {
  orientation?: 'vertical' | 'horizontal'
}

/** One of a few that a word explains; for things with a picture use `RadioCards`. */
export function RadioGroup<Value extends string>({
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <RadioFrame {...rest} data-orientation={orientation} className={styles.group}>
      {(option, radio) => <Choice {...option} radio={radio} isInvalid={Boolean(rest.error)} />}
    </RadioFrame>
  )
}

type ChoiceProps = RadioWords & { radio: ComponentProps<'input'>; isInvalid: boolean }

function Choice({ label, note, disabledReason, radio, isInvalid }: ChoiceProps) {
  const remark = disabledReason ?? note
  return (
    <div className={styles.row}>
      <input
        {...radio}
        aria-describedby={remark ? `${radio.id}-note` : undefined}
        data-invalid={isInvalid || undefined}
        className={styles.radio}
      />
      <div className={styles.words}>
        <label htmlFor={radio.id} className={styles.label}>
          {label}
        </label>
        {remark && (
          <span id={`${radio.id}-note`} className={styles.note}>
            {remark}
          </span>
        )}
      </div>
    </div>
  )
}
