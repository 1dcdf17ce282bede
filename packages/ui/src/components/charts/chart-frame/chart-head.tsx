import type { ReactNode } from 'react'
import * as styles from './chart-head.css.ts'

/** The heading level of a chart in its page. */
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

/** Name and sentence of a chart. It takes the place of the chart while that loads: `ChartFrame` has it in the same place. */
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
      <div className={styles.text}>
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
