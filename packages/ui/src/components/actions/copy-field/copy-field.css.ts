import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const box = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[1],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.neutral[7]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.well,
})
export const text = component({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  ...textStyle('sm'),
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
