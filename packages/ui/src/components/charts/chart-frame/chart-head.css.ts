import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const head = component({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  // Buttons that come later move nothing.
  minBlockSize: '2rem',
})
/** Beside each other where both have room. */
export const words = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlock: vars.space[1],
})
export const title = component({ ...textStyle('base'), fontWeight: vars.weight.title })
export const summary = component({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  textWrap: 'pretty',
})
