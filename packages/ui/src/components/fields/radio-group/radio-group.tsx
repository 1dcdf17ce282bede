import { RadioGroup as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { RadioFrame, type RadioFrameProps, type RadioItemProps } from './radio-frame.tsx'
import * as styles from './radio-group.css.ts'

type RadioLabels = {
  label: ReactNode
  note?: ReactNode
  /** Why it cannot be chosen; takes the note's place. */
  disabledReason?: ReactNode
}

export type RadioGroupProps<Value extends string> = RadioFrameProps<Value, RadioLabels> & {
  orientation?: 'vertical' | 'horizontal'
}

/** One of a few that a word explains; for things with a picture use `RadioCards`. */
export function RadioGroup<Value extends string>({
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  return (
    <RadioFrame {...rest} data-orientation={orientation} className={styles.group}>
      {(option, item) => <Choice {...option} item={item} isInvalid={Boolean(rest.error)} />}
    </RadioFrame>
  )
}

type ChoiceProps = RadioLabels & { item: RadioItemProps; isInvalid: boolean }

function Choice({ label, note, disabledReason, item, isInvalid }: ChoiceProps) {
  const remark = disabledReason ?? note
  return (
    <div className={styles.row}>
      <Primitive.Item
        {...item}
        aria-describedby={remark ? `${item.id}-note` : undefined}
        data-invalid={isInvalid || undefined}
        className={styles.radio}
      />
      <div className={styles.text}>
        <label htmlFor={item.id} className={styles.label}>
          {label}
        </label>
        {remark && (
          <span id={`${item.id}-note`} className={styles.note}>
            {remark}
          </span>
        )}
      </div>
    </div>
  )
}
