import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useMemo } from 'react'
import { deriveAccent, deriveNeutral, stepOf } from '#theme/brand.ts'
import { contrast } from '#theme/colour.ts'
import type { Hex } from '#theme/hex.ts'
import type { Scheme } from '#theme/tokens.ts'
import * as styles from './brand-scale.css.ts'

export type BrandScaleProps = {
  brand: Hex
  scheme: Scheme
  /** Name of the theme. */
  label: string
  /** What the ratio of label to button says, such as "Contrast 4.6 : 1". */
  contrastText: (ratio: number) => string
}

/** The twelve steps that follow from a brand, and how readable a button in it is. */
export function BrandScale({ brand, scheme, label, contrastText }: BrandScaleProps) {
  const accent = useMemo(
    () => deriveAccent(brand, scheme, deriveNeutral(brand, scheme)),
    [brand, scheme],
  )
  const ratio = contrast(accent.on, stepOf(accent.steps, 9))
  return (
    <div className={styles.scale}>
      <div className={styles.scaleHead}>
        <span>{label}</span>
        <span>{contrastText(Math.floor(ratio * 10) / 10)}</span>
      </div>
      <div className={styles.steps} aria-hidden>
        {accent.steps.map((hex, index) => (
          <span
            key={index}
            className={styles.step}
            style={assignInlineVars({ [styles.swatch]: hex })}
          />
        ))}
      </div>
    </div>
  )
}
