import type { ReactNode } from 'react'
import * as styles from './description-list.css.ts'

export type DescriptionListProps = {
  items: readonly { term: ReactNode; value: ReactNode; key?: string }[]
  layout?: 'spread' | 'columns'
}

/** Facts as name and value. */
export function DescriptionList({ items, layout }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value, key }, index) => (
        <div key={key ?? index} className={styles.row({ layout })}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
