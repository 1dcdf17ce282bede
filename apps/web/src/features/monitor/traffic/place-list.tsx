import { Card, CardHeader } from '@halyard/ui'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#shared/link.tsx'
import type { usePlace } from '#features/monitor/traffic/use-place.ts'
import { useFormat } from '#shared/format/format.ts'
import * as styles from './traffic.css.ts'

type Entry = {
  id: number
  icon: ReactNode
  name: string
  /** How much is behind it. */
  count: ReactNode
  link: ReturnType<ReturnType<typeof usePlace>['linkTo']>
  isCurrent: boolean
}

type PlaceListProps = {
  title: string
  /** Between the title and the entries. */
  search?: ReactNode
  entries: readonly Entry[]
  total: number
  empty: ReactNode
}

/** One column of places; each leads a step deeper. */
export function PlaceList({ title, search, entries, total, empty }: PlaceListProps) {
  const { number } = useFormat()
  return (
    <Card padding="none" asChild>
      <nav aria-label={title}>
        <CardHeader title={title} meta={number(total)} />
        {search}
        {entries.length === 0 ? (
          empty
        ) : (
          <ul className={styles.entries}>
            {entries.map(({ id, icon, name, count, link, isCurrent }) => (
              <li key={id}>
                <Link {...link} className={styles.entry} aria-current={isCurrent || undefined}>
                  {icon}
                  <bdi className={styles.name}>{name}</bdi>
                  <span className={styles.muted}>{count}</span>
                  <ChevronRight size={16} aria-hidden className={styles.forward} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </Card>
  )
}
