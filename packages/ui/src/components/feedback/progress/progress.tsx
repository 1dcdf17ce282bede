import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { RecipeVariants } from '@vanilla-extract/recipes'
import { Progress as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import type { Labelled } from '#shared/labelled.ts'
import { cx } from '#shared/cx.ts'
import * as styles from './progress.css.ts'

const clampShare = (value: number) => Math.min(1, Math.max(0, value))
const percent = (value: number) => `${(clampShare(value) * 100).toFixed(2)}%`

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> &
  NonNullable<RecipeVariants<typeof styles.bar>> & {
    /** 0 to 1. */
    value: number
    /** The position of a mark on the track, 0 to 1. */
    markAt?: number
  } & Labelled

export function Progress({ value, label, tone, markAt, className, ...rest }: ProgressProps) {
  return (
    <Primitive.Root
      value={Math.round(clampShare(value) * 100)}
      aria-label={label}
      className={cx(styles.track, className)}
      {...rest}
    >
      <Primitive.Indicator
        className={styles.bar({ tone })}
        style={assignInlineVars({ [styles.share]: percent(value) })}
      />
      {markAt !== undefined && (
        <div className={styles.mark} style={{ insetInlineStart: percent(markAt) }} />
      )}
    </Primitive.Root>
  )
}

const RING_RADIUS = 12
const RING_LENGTH = 2 * Math.PI * RING_RADIUS

export type ProgressRingProps = { value: number; size?: number } & Labelled

export function ProgressRing({ value, label, size = 30, ...rest }: ProgressRingProps) {
  return (
    <Primitive.Root
      asChild
      value={Math.round(clampShare(value) * 100)}
      aria-label={label}
      {...rest}
    >
      <svg viewBox="0 0 28 28" width={size} height={size} className={styles.ring}>
        <circle cx={14} cy={14} r={RING_RADIUS} className={styles.ringTrack} />
        <circle
          cx={14}
          cy={14}
          r={RING_RADIUS}
          className={styles.ringValue}
          strokeDasharray={RING_LENGTH}
          strokeDashoffset={RING_LENGTH * (1 - clampShare(value))}
        />
      </svg>
    </Primitive.Root>
  )
}
