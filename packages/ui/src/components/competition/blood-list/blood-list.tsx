import type { ReactNode } from 'react'
import { HouseFlag } from '../house-flag/house-flag.tsx'
import { Pennant } from '../pennant/pennant.tsx'
import * as styles from './blood-list.css.ts'

export type BloodListItem = {
  kind: 'first' | 'second' | 'third'
  /** Name of the place, for readers. */
  label: string
  name: string
  src?: string | null | undefined
  /** Time since the start, formatted. */
  time: ReactNode
}

/** The first three who solved it. */
export function BloodList({ items }: { items: readonly BloodListItem[] }) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.kind} className={styles.row}>
          <Pennant kind={item.kind} label={item.label} />
          <HouseFlag name={item.name} src={item.src} size={20} />
          <bdi className={styles.name} title={item.name}>
            {item.name}
          </bdi>
          <span className={styles.time}>{item.time}</span>
        </li>
      ))}
    </ol>
  )
}
