import { Flag, Hammer, Lightbulb, Timer } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from '#shared/cx.ts'
import type { Category } from '#theme/tokens.ts'
import { Badge } from '../../data/badge/badge.tsx'
import { Pennant } from '../pennant/pennant.tsx'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './challenge-tile.css.ts'

export type ChallengeTileProps = {
  title: string
  category: Category
  /** Points now, formatted. */
  points: ReactNode
  /** Own solve, with its words for readers. */
  solve?: { kind: 'solve' | 'first' | 'second' | 'third'; label: string } | undefined
  /** Something new about it: a badge with the word, or a hint's lamp or the reader's own mark with its words for readers. */
  news?: { kind: 'new' | 'hint' | 'work'; label: string } | undefined
  /** The lower right corner: number of solves, a running clock, or open to everybody. */
  meta: { kind: 'solves' | 'running' | 'unclaimed'; text: ReactNode; label: string }
  /** Who is at it, with words for readers. */
  people?: ReactNode
  isSelected?: boolean
  /** An empty link of the router in use: the whole tile is this one link. */
  children: ReactNode
}

export function ChallengeTile({
  title,
  category,
  points,
  solve,
  news,
  meta,
  people,
  isSelected,
  children,
}: ChallengeTileProps) {
  const isSolved = Boolean(solve)
  return (
    <Slot.Root
      className={styles.tile({ isSolved, isRunning: meta.kind === 'running', isSelected })}
      data-solved={isSolved || undefined}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      <span className={styles.head}>
        <span className={styles.title({ isSolved })} dir="auto">
          {title}
        </span>
        <Corner category={category} solve={solve} news={news} />
      </span>
      <span className={styles.foot}>
        <span className={styles.points({ isSolved })}>{points}</span>
        {people && <span className={styles.people}>{people}</span>}
        <Meta meta={meta} />
      </span>
    </Slot.Root>
  )
}

function Corner({
  category,
  solve,
  news,
}: Pick<ChallengeTileProps, 'category' | 'solve' | 'news'>) {
  if (solve)
    return (
      <span className={styles.corner}>
        <Pennant kind={solve.kind} category={category} hasTick label={solve.label} />
      </span>
    )
  if (!news) return null
  if (news.kind === 'new')
    return (
      <span className={styles.label}>
        <Badge tone="accent">{news.label}</Badge>
      </span>
    )
  return (
    <span className={styles.corner}>
      {news.kind === 'hint' ? (
        <Lightbulb size={16} aria-hidden />
      ) : (
        <Hammer size={16} aria-hidden />
      )}
      <VisuallyHidden>{news.label}</VisuallyHidden>
    </span>
  )
}

const metaIcons = {
  solves: <Flag size={14} aria-hidden />,
  running: <Timer size={14} aria-hidden />,
  unclaimed: <Pennant kind="unclaimed" size={14} />,
} as const

function Meta({ meta }: Pick<ChallengeTileProps, 'meta'>) {
  return (
    <span className={cx(styles.meta, meta.kind === 'running' && styles.running)}>
      {metaIcons[meta.kind]}
      <span aria-hidden>{meta.text}</span>
      <VisuallyHidden>{meta.label}</VisuallyHidden>
    </span>
  )
}
