import type { ReactNode } from 'react'
import * as styles from './chart-head.css.ts'

export type ChartHeadProps = {
  title: string
  /** One sentence that says what the chart shows, with the numbers that matter. */
  summary: ReactNode
  titleId?: string
  summaryId?: string
  /** Buttons at the end of the first line. */
  children?: ReactNode
}

/** Name and sentence of a chart. It stands for the chart while that is on its way: `ChartFrame` has it in the same place. */
export function ChartHead({ title, summary, titleId, summaryId, children }: ChartHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <p id={summaryId} className={styles.summary}>
          {summary}
        </p>
      </div>
      {children}
    </div>
  )
}
