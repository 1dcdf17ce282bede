import { createVar, keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { forcedColors, reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { componentRule } from '#theme/layers.css.ts'

const sweep = keyframes({
  from: { transform: 'translateX(-75%)' },
  to: { transform: 'translateX(25%)' },
})
const appear = keyframes({ from: { opacity: 0 } })

export const width = createVar()
export const height = createVar()

/** Nothing for 200 ms: what loads faster never flickers. */
export const skeleton = recipe({
  base: componentRule({
    display: 'block',
    flexShrink: 0,
    inlineSize: width,
    blockSize: height,
    maxInlineSize: '100%',
    position: 'relative',
    overflow: 'hidden',
    background: vars.color.neutral[3],
    animation: `${appear} 80ms linear 200ms backwards`,
    // A transform, which needs no paint per frame: the page's thread is busy with the data meanwhile.
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '200%',
      background: `linear-gradient(100deg, ${vars.color.neutral[3]} 40%, ${vars.color.neutral[4]} 50%, ${vars.color.neutral[3]} 60%)`,
      animation: `${sweep} 1.6s linear 200ms infinite`,
    },
    selectors: { ':root[data-motion="reduced"] &::after': { animation: 'none' } },
    '@media': {
      [reducedMotion]: { '::after': { animation: 'none' } },
      [forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      text: componentRule({ borderRadius: vars.radius.mark }),
      box: componentRule({ borderRadius: vars.radius.tile }),
      round: componentRule({ borderRadius: vars.radius.full }),
    },
  },
  defaultVariants: { shape: 'text' },
})
