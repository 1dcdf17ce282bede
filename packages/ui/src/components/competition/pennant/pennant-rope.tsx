import { cx } from '#shared/cx.ts'
import { hue } from '#theme/hue.css.ts'
import type { Category } from '#theme/tokens.ts'
import type { PennantKind } from './pennant.tsx'
import * as styles from './pennant.css.ts'

export type RopeFlag = { kind: PennantKind; category: Category }

export type PennantRopeProps = {
  /** From the start of the line. */
  flags: readonly RopeFlag[]
  className?: string
}

const WIDTH = 9
const HEIGHT = 10
const STEP = WIDTH + 1

/**
 * Small pennants hanging side by side, as decoration. Flags of one colour are one shape: a list of fifty teams has thousands of
 * them.
 */
export function PennantRope({ flags, className }: PennantRopeProps) {
  const shapes = new Map<string, string>()
  for (const [place, { kind, category }] of flags.entries()) {
    const look = cx(styles.pennant({ kind }), kind === 'solve' && hue[category]) ?? ''
    const start = place * STEP
    const flag = `M${start} 0h${WIDTH}v${HEIGHT}l-4.5-3.2L${start} ${HEIGHT}z`
    shapes.set(look, (shapes.get(look) ?? '') + flag)
  }
  return (
    <svg
      width={Math.max(0, flags.length * STEP - 1)}
      height={HEIGHT}
      className={cx(styles.rope, className)}
      aria-hidden
    >
      {Array.from(shapes, ([look, d], place) => (
        <path key={place} d={d} className={look} strokeWidth={1} />
      ))}
    </svg>
  )
}
