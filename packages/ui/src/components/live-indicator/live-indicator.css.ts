import { createVar, keyframes } from '@vanilla-extract/css'
import { recipe } from '#theme/recipe.ts'
import { reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

const color = createVar()
const breathe = keyframes({ '50%': { boxShadow: `0 0 0 4px transparent` } })

export const root = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...textStyle('sm'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
})

export const dot = recipe({
  base: component({
    flexShrink: 0,
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: color,
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: {
      ok: component({ vars: { [color]: vars.color.ok.text } }),
      warn: component({ vars: { [color]: vars.color.warn.text } }),
      bad: component({ vars: { [color]: vars.color.bad.text } }),
      neutral: component({ vars: { [color]: vars.color.neutral[9] } }),
    },
    isLive: {
      true: component({
        boxShadow: `0 0 0 3px color-mix(in srgb, ${color} 30%, transparent)`,
        animation: `${breathe} 2.4s ease-in-out infinite`,
        selectors: { ':root[data-motion="reduced"] &': { animation: 'none' } },
        '@media': { [reducedMotion]: { animation: 'none' } },
      }),
    },
  },
})
