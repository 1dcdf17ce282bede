import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const list = component({ display: 'grid', gap: vars.space[2], ...textStyle('sm') })
export const row = recipe({
  base: componentRule({ display: 'flex', gap: vars.space[4] }),
  variants: {
    layout: {
      /** Term at the start, value at the end. */
      spread: componentRule({ justifyContent: 'space-between', flexWrap: 'wrap' }),
      columns: componentRule({ display: 'grid', gridTemplateColumns: 'minmax(6rem, 11rem) 1fr' }),
    },
  },
  defaultVariants: { layout: 'spread' },
})
export const term = component({ color: vars.color.neutral[11] })
export const value = component({
  ...tabular,
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
})
