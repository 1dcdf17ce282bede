import { CardSection } from '@halyard/ui'
import type { ReactNode } from 'react'
import * as styles from './settings.css.ts'

type SettingProps = { title: ReactNode; note: ReactNode; action: ReactNode }

/** One setting: its name, its state, and its button. */
export function Setting({ title, note, action }: SettingProps) {
  return (
    <CardSection className={styles.setting}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      {action}
    </CardSection>
  )
}
