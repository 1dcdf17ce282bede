import { createVar } from '@vanilla-extract/css'
import { below } from '#theme/breakpoints.ts'
import { component } from '#theme/layers.css.ts'
import { vars } from '#theme/contract.css.ts'

export const bunting = component({
  position: 'relative',
  blockSize: '3.5rem',
  inlineSize: '100%',
  overflow: 'hidden',
})

export const rope = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '2.5rem',
  stroke: vars.color.neutral[8],
  strokeWidth: 1.5,
  fill: 'none',
})

export const along = createVar()
export const depth = createVar()
export const tilt = createVar()

/** Narrow windows keep every second or third flag. */
export const flag = component({
  position: 'absolute',
  insetInlineStart: along,
  insetBlockStart: depth,
  transform: `translateX(-50%) rotate(${tilt})`,
  transformOrigin: 'top',
  '@media': {
    [below('md')]: { selectors: { '&:nth-of-type(even)': { display: 'none' } } },
    [below('sm')]: {
      selectors: { '&:nth-of-type(4n + 3)': { display: 'none' } },
    },
  },
})

export const cloth = component({ borderRadius: 0 })
