import { coarsePointer } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const search = component({ inlineSize: '100%' })
export const count = component({
  ...textStyle('xs'),
  ...tabular,
  color: vars.color.neutral[10],
  whiteSpace: 'nowrap',
})
/** A key that fingers on glass do not have. */
export const shortcut = component({
  '@media': { [coarsePointer]: { display: 'none' } },
})
