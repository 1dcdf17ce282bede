import { recipe } from '#theme/recipe.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle, truncate } from '#theme/mixins.ts'

const stacked = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1px',
})

export const stat = recipe({
  base: component({ minInlineSize: 0 }),
  variants: {
    layout: {
      stacked,
      inline: component({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] }),
    },
  },
})

export const label = component({ ...textStyle('xs'), ...truncate, color: vars.color.neutral[10] })

export const value = recipe({
  base: component({
    ...tabular,
    fontWeight: vars.weight.title,
    whiteSpace: 'nowrap',
    selectors: {
      /** A number is never cut: one that has no room goes on below. */
      [`${stacked} > &`]: { whiteSpace: 'normal', overflowWrap: 'break-word' },
    },
  }),
  variants: {
    size: {
      md: component({ ...textStyle('base') }),
      lg: component({ ...textStyle('numeral'), letterSpacing: vars.track.xl }),
    },
  },
})
