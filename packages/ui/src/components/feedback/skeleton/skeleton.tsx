import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  /** Any CSS size. */
  width?: string
  height?: string
  shape?: 'text' | 'box' | 'round'
}

/** One grey shape with the size of what is loading. */
export function Skeleton({ width = '100%', height = '0.875rem', shape }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={styles.skeleton({ shape })}
      style={assignInlineVars({ [styles.width]: width, [styles.height]: height })}
    />
  )
}

/** Says once that something loads, around its skeletons. */
export function Loading({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
