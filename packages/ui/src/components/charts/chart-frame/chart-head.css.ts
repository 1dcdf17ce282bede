import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
  // Buttons that come later move nothing.
  minBlockSize: '2rem',
})
export const title = component({
  flex: '1 1 10rem',
  ...textStyle('base'),
  fontWeight: vars.weight.title,
})
export const summary = component({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  marginBlockEnd: vars.space[3],
  textWrap: 'pretty',
})
