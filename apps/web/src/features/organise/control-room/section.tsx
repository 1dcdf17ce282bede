import { Card, CardHeader } from '@halyard/ui'
import type { ReactNode } from 'react'
import { useFormat } from '#shared/format/format.ts'
import { Link } from '#shared/link.tsx'
import * as styles from './control-room.css.ts'

type SectionProps = {
  title: string
  /** How many there are; no more rows than that are shown. Nothing at all is shown without any. */
  count: number
  /** What the rows mean, in a sentence. */
  about?: ReactNode
  children: ReactNode
}

/** One kind of what needs somebody. */
export function Section({ title, count, about, children }: SectionProps) {
  const { number } = useFormat()
  if (count === 0) return null
  return (
    <Card padding="none" asChild>
      <section aria-label={title}>
        <CardHeader title={title} meta={number(count)} />
        {about && <p className={styles.about}>{about}</p>}
        <ul>{children}</ul>
      </section>
    </Card>
  )
}

type RowProps = { name: string; to: string; details?: ReactNode; children: ReactNode }

/** A team or a challenge, by its name, and what is to be known of it. */
export function Row({ name, to, details, children }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <Link to={to} dir="auto" className={styles.link}>
          {name}
        </Link>
        {details && <small className={styles.muted}>{details}</small>}
      </span>
      <span className={styles.fact}>{children}</span>
    </li>
  )
}
