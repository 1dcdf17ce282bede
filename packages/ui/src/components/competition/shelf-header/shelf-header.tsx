import type { ReactNode } from 'react'
import type { Category } from '#theme/tokens.ts'
import { CategoryIcon } from '../category-mark/category-mark.tsx'
import { Pennant, type PennantKind } from '../pennant/pennant.tsx'
import * as styles from './shelf-header.css.ts'

export type ShelfHeaderProps = {
  category: Category
  name: ReactNode
  /** Done of all, formatted. */
  progress: ReactNode
  /** One per challenge of the shelf, in its order. */
  pennants: readonly PennantKind[]
  level?: 2 | 3
}

/** Head of a shelf: its rope carries a pennant for each solve and a pale one for each open challenge. */
export function ShelfHeader({ category, name, progress, pennants, level = 2 }: ShelfHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.header}>
      <CategoryIcon category={category} hasPlate />
      <Heading className={styles.name}>{name}</Heading>
      <span className={styles.progress}>{progress}</span>
      <span className={styles.rope} aria-hidden>
        {pennants.map((kind, index) => (
          // A rope is a row of places; a pennant has no identity of its own.
          <Pennant key={index} kind={kind} category={category} direction="hang" size={9} />
        ))}
      </span>
    </div>
  )
}
