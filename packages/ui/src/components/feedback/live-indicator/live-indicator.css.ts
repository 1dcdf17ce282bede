import { createVar, keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

const color = createVar()
const breathe = keyframes({ '50%': { opacity: 0 } })

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

export const inText = component({ fontSize: 'inherit' })

export const dot = recipe({
  base: componentRule({
    flexShrink: 0,
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: vars.radius.full,
    background: color,
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: {
      ok: componentRule({ vars: { [color]: vars.color.ok.text } }),
      warn: componentRule({ vars: { [color]: vars.color.warn.text } }),
      bad: componentRule({ vars: { [color]: vars.color.bad.text } }),
      neutral: componentRule({ vars: { [color]: vars.color.neutral[9] } }),
    },
    isLive: {
      true: componentRule({
        position: 'relative',
        // Only its opacity moves: anything else would paint the page again in every frame, for as long as it is open.
        '::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: 'inherit',
          boxShadow: `0 0 0 3px color-mix(in srgb, ${color} 30%, transparent)`,
          animation: `${breathe} 2.4s ease-in-out infinite`,
        },
        selectors: { ':root[data-motion="reduced"] &::after': { animation: 'none' } },
        '@media': { [reducedMotion]: { '::after': { animation: 'none' } } },
      }),
    },
  },
})
