import { CLOTH, type Cloth } from '#theme/tokens.ts'
import * as styles from './code-flags.css.ts'

/** Flags of the International Code of Signals, with their real meanings. */
export type CodeFlagLetter = 'C' | 'F' | 'G' | 'K' | 'L' | 'N' | 'P' | 'U' | 'X'

type Part = readonly [colour: Cloth, path: string]

const checker = [0, 1, 2, 3]
  .flatMap((row) => [0, 1].map((column) => `M${column * 12 + (row % 2) * 6} ${row * 6}h6v6h-6Z`))
  .join('')

/** The first part covers the whole cloth. */
const drawings = {
  C: [
    ['blue', 'M0 0H24V24H0Z'],
    ['white', 'M0 4.8H24V19.2H0Z'],
    ['red', 'M0 9.6H24V14.4H0Z'],
  ],
  F: [
    ['white', 'M0 0H24V24H0Z'],
    ['red', 'M12 1L23 12 12 23 1 12Z'],
  ],
  G: [
    ['yellow', 'M0 0H24V24H0Z'],
    ['blue', 'M4 0h4v24h-4ZM12 0h4v24h-4ZM20 0h4v24h-4Z'],
  ],
  K: [
    ['yellow', 'M0 0H24V24H0Z'],
    ['blue', 'M12 0H24V24H12Z'],
  ],
  L: [
    ['yellow', 'M0 0H24V24H0Z'],
    ['ink', 'M12 0H24V12H12ZM0 12H12V24H0Z'],
  ],
  N: [
    ['white', 'M0 0H24V24H0Z'],
    ['blue', checker],
  ],
  P: [
    ['blue', 'M0 0H24V24H0Z'],
    ['white', 'M7 7H17V17H7Z'],
  ],
  U: [
    ['white', 'M0 0H24V24H0Z'],
    ['red', 'M0 0H12V12H0ZM12 12H24V24H12Z'],
  ],
  X: [
    ['white', 'M0 0H24V24H0Z'],
    ['blue', 'M9 0h6v9h9v6h-9v9h-6v-9h-9v-6h9Z'],
  ],
} as const satisfies Record<CodeFlagLetter, readonly Part[]>

export type CodeFlagsProps = {
  letters: readonly CodeFlagLetter[]
  /** Side of one flag in px. */
  size?: number
}

/** One or two signal flags above an empty, waiting or failed part. Decorative: the words say it all. */
export function CodeFlags({ letters, size = 44 }: CodeFlagsProps) {
  return (
    <span className={styles.row} aria-hidden>
      {letters.map((letter) => (
        <svg key={letter} viewBox="0 0 24 24" width={size} height={size} className={styles.flag}>
          {drawings[letter].map(([colour, path]) => (
            <path key={colour} d={path} fill={CLOTH[colour]} />
          ))}
        </svg>
      ))}
    </span>
  )
}
