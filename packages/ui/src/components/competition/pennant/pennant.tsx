import { cx } from '#shared/cx.ts'
import { hue } from '#theme/hue.css.ts'
import type { Category } from '#theme/tokens.ts'
import * as styles from './pennant.css.ts'

export type PennantKind =
  | 'solve'
  | 'first'
  | 'second'
  | 'third'
  | 'accepted'
  | 'empty'
  | 'unclaimed'

const numerals: Partial<Record<PennantKind, string>> = {
  first: '1',
  second: '2',
  third: '3',
  unclaimed: '1',
}

export type PennantProps = {
  kind?: PennantKind
  /** Colour of a normal solve. */
  category?: Category | undefined
  /** Width in px, 13 to 38. */
  size?: number
  /** Flies from a mast, or hangs from a rope. */
  direction?: 'fly' | 'hang'
  /** A tick on a normal solve, where there is room for it. */
  hasTick?: boolean
  /** Name for readers; without it the pennant is decoration. */
  label?: string
  className?: string
}

/** A swallowtail flag: one solve. Its numeral says which blood it was, colour alone never does. */
export function Pennant({
  kind = 'solve',
  category,
  size = 18,
  direction = 'fly',
  hasTick = false,
  label,
  className,
}: PennantProps) {
  const isFlying = direction === 'fly'
  const numeral = isFlying ? numerals[kind] : undefined
  return (
    <svg
      viewBox={isFlying ? '0 0 14 12' : '0 0 9 10'}
      width={size}
      height={isFlying ? (size * 12) / 14 : (size * 10) / 9}
      className={cx(styles.pennant({ kind }), category && hue[category], className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path
        d={isFlying ? 'M0 0H14L10.64 6L14 12H0Z' : 'M0 0H9V10L4.5 6.8L0 10Z'}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      {numeral && (
        <text x={5.3} y={9.2} fontSize={9} className={styles.numeral}>
          {numeral}
        </text>
      )}
      {hasTick && !numeral && isFlying && <path d="M3 6.3 5 8.2 8.8 4" className={styles.check} />}
    </svg>
  )
}
