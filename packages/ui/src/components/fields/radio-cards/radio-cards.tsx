import { RadioGroup as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { RadioFrame, type RadioFrameProps } from '../radio-group/radio-frame.tsx'
import * as styles from './radio-cards.css.ts'

type CardContent = {
  label: ReactNode
  note?: ReactNode
  /** Before the words: a flag, a swatch. */
  picture?: ReactNode
  trailing?: ReactNode
  /** Why it cannot be chosen; takes the note's place. */
  disabledReason?: ReactNode
}

export type RadioCardsProps<Value extends string> = Omit<
  RadioFrameProps<Value, CardContent>,
  'disabled'
>

/** One of a few things that need more than a word: a team, a source of the colour. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  return (
    <RadioFrame {...props} className={styles.group}>
      {({ label, note, picture, trailing, disabledReason }, item) => (
        <Primitive.Item {...item} className={styles.card}>
          <span className={styles.dot} />
          {picture}
          <span className={styles.text}>
            <span className={styles.label}>{label}</span>
            {(disabledReason ?? note) && (
              <span className={styles.note}>{disabledReason ?? note}</span>
            )}
          </span>
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </Primitive.Item>
      )}
    </RadioFrame>
  )
}
