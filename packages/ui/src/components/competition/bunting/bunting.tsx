import { assignInlineVars } from '@vanilla-extract/dynamic'
import { HouseFlag } from '../house-flag/house-flag.tsx'
import * as styles from './bunting.css.ts'

const FLAGS = 36
/** Rem from the upper edge to the rope at both ends and in the middle. */
const ENDS_REM = 0.3
const SAG_REM = 1.6

const depthAt = (share: number) => ENDS_REM + SAG_REM * 4 * share * (1 - share)
const places = Array.from({ length: FLAGS }, (_, index) => (index + 0.5) / FLAGS)

/** A sagging rope of house flags, once, at the top of the first page. Decorative. */
export function Bunting({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.bunting} aria-hidden>
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" className={styles.rope}>
        <path
          d={`M0 ${ENDS_REM * 16}Q50 ${(ENDS_REM + SAG_REM * 2) * 16} 100 ${ENDS_REM * 16}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {places.map((share, index) => (
        <span
          key={share}
          className={styles.flag}
          style={assignInlineVars({
            [styles.along]: `${share * 100}%`,
            [styles.depth]: `${depthAt(share)}rem`,
            [styles.tilt]: `${(0.5 - share) * 9}deg`,
          })}
        >
          <HouseFlag
            name={names[index % Math.max(1, names.length)] ?? String(index)}
            size={19}
            className={styles.cloth}
          />
        </span>
      ))}
    </div>
  )
}
