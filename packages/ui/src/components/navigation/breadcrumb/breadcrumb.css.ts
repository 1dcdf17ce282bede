import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const item = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.neutral[12] } },
})
export const divider = component({ color: vars.color.neutral[9] })
