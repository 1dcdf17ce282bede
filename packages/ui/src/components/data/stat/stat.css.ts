import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { tabular, textStyle, truncate } from '#theme/mixins.ts'

const stacked = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
})

export const stat = recipe({
  base: componentRule({ minInlineSize: 0 }),
  variants: {
    layout: {
      stacked,
      inline: componentRule({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] }),
    },
  },
})

export const label = component({ ...textStyle('xs'), ...truncate, color: vars.color.neutral[10] })

export const value = recipe({
  base: componentRule({
    ...tabular,
    fontWeight: vars.weight.title,
    whiteSpace: 'nowrap',
    selectors: {
      /** A number is never cut: one without room wraps. */
      [`${stacked} > &`]: { whiteSpace: 'normal', overflowWrap: 'break-word' },
    },
  }),
  variants: {
    size: {
      md: componentRule({ ...textStyle('base') }),
      lg: componentRule({ ...textStyle('numeral'), letterSpacing: vars.track.xl }),
    },
  },
})
