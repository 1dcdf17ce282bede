import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

/** Where the words would have no room beside the buttons, those go below, all together. */
export const head = component({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  // Buttons that come later move nothing.
  minBlockSize: '2rem',
  flexWrap: 'wrap',
})
/** Beside each other where both have room. */
export const text = component({
  flex: '1 1 8rem',
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
export const buttons = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
