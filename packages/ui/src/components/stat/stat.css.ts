import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const stat = recipe({
  base: component({ minInlineSize: 0 }),
  variants: {
    layout: {
      stacked: component({ display: 'grid', gap: '1px' }),
      inline: component({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] }),
    },
  },
})

export const label = component({
  ...textStyle('xs'),
  color: vars.color.neutral[10],
  whiteSpace: 'nowrap',
})

export const value = recipe({
  base: component({ ...tabular, fontWeight: vars.weight.title, whiteSpace: 'nowrap' }),
  variants: {
    size: {
      md: component({ ...textStyle('base') }),
      lg: component({ ...textStyle('numeral'), letterSpacing: vars.track.xl }),
    },
  },
})
