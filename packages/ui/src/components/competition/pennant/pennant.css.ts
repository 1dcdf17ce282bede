import { fallbackVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { hueVar } from '#theme/hue.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'

const blood = (place: 'first' | 'second' | 'third') =>
  component({
    fill: vars.color.blood[place],
    stroke: vars.color.bloodLine[place],
    color: vars.color.blood.label,
  })

export const pennant = recipe({
  base: componentRule({ flexShrink: 0, overflow: 'visible', forcedColorAdjust: 'none' }),
  variants: {
    kind: {
      solve: componentRule({
        fill: fallbackVar(hueVar, vars.color.accent[9]),
        color: vars.color.page,
      }),
      first: blood('first'),
      second: blood('second'),
      third: blood('third'),
      accepted: componentRule({ fill: vars.color.ok.text, color: vars.color.ok.subtle }),
      empty: componentRule({ fill: vars.color.neutral[5], color: vars.color.neutral[10] }),
      /** First blood that nobody took yet. */
      unclaimed: componentRule({ fill: vars.color.neutral[4], color: vars.color.bloodText.first }),
    },
  },
})

export const numeral = component({
  fill: 'currentColor',
  stroke: 'none',
  fontFamily: vars.font.sans,
  fontWeight: 800,
  textAnchor: 'middle',
  '@media': { [forcedColors]: { fill: '#000000' } },
})

export const check = component({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** From the start of the line, whichever way is read. */
export const rope = component({
  flexShrink: 0,
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
