import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const body = component({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  overflowY: 'auto',
})

export const text = component({
  ...textStyle('base'),
  color: vars.color.neutral[11],
  overflowWrap: 'anywhere',
})
