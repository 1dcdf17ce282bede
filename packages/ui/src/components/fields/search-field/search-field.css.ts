import { coarsePointer } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle, truncate } from '#theme/mixins.ts'

export const search = component({ inlineSize: '100%' })
export const count = component({
  ...textStyle('xs'),
  ...tabular,
  color: vars.color.neutral[10],
  ...truncate,
  maxInlineSize: 'min(10rem, 40vw)',
})
/** A key that fingers on glass do not have. */
export const shortcut = component({
  '@media': { [coarsePointer]: { display: 'none' } },
})
