import type { ReactNode } from 'react'
import * as styles from './chart-head.css.ts'

/** Where a chart stands among the headings of its page. */
export type HeadingLevel = 2 | 3

export type ChartHeadProps = {
  title: string
  /** One sentence that says what the chart shows, with the numbers that matter. */
  summary: ReactNode
  level?: HeadingLevel
  titleId?: string
  summaryId?: string
  /** Buttons at the end of the first line. */
  children?: ReactNode
}

/** Name and sentence of a chart. It stands for the chart while that is on its way: `ChartFrame` has it in the same place. */
export function ChartHead({
  title,
  summary,
  level = 3,
  titleId,
  summaryId,
  children,
}: ChartHeadProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        <p id={summaryId} className={styles.summary}>
          {summary}
        </p>
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  )
}
