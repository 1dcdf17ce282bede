import { createVar, keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { forcedColors, reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { componentRule } from '#theme/layers.css.ts'

const sweep = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
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
    background: `linear-gradient(100deg, ${vars.color.neutral[3]} 40%, ${vars.color.neutral[4]} 50%, ${vars.color.neutral[3]} 60%) 0 0 / 200% 100%`,
    animation: `${appear} 80ms linear 200ms backwards, ${sweep} 1.6s linear 200ms infinite`,
    selectors: {
      ':root[data-motion="reduced"] &': { animation: `${appear} 80ms linear 200ms backwards` },
    },
    '@media': {
      [reducedMotion]: { animation: `${appear} 80ms linear 200ms backwards` },
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
