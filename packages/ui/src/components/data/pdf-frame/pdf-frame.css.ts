import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

export const frame = component({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.neutral[4],
})
export const note = component({
  display: 'grid',
  placeContent: 'center',
  padding: vars.space[4],
  border: `1px dashed ${vars.color.neutral[8]}`,
  borderRadius: vars.radius.tile,
  textAlign: 'center',
})
