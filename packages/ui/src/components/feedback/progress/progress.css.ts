import { createVar, keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = component({
  display: 'inline-block',
  flexShrink: 0,
  inlineSize: '1em',
  blockSize: '1em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  selectors: { ':root[data-motion="reduced"] &': { animationDuration: '3s' } },
})

export const share = createVar()

export const track = component({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[5],
})

export const bar = recipe({
  base: componentRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: share,
    borderRadius: 'inherit',
    transition: `inline-size ${vars.duration.slow} ${vars.easing.inOut}`,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
  variants: {
    tone: {
      accent: componentRule({ background: vars.color.accent[9] }),
      ok: componentRule({ background: vars.color.ok.solid }),
      warn: componentRule({ background: vars.color.warn.solid }),
      bad: componentRule({ background: vars.color.bad.solid }),
    },
  },
  defaultVariants: { tone: 'accent' },
})

/** A tick on the track, such as the moment from which something can be renewed. */
export const mark = component({
  position: 'absolute',
  insetBlock: '-3px',
  inlineSize: '1px',
  background: vars.color.neutral[9],
})

export const ring = component({
  flexShrink: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
})
export const ringTrack = component({ stroke: vars.color.neutral[5] })
export const ringValue = component({
  stroke: vars.color.accent[9],
  transition: `stroke-dashoffset ${vars.duration.slow} ${vars.easing.inOut}`,
})
