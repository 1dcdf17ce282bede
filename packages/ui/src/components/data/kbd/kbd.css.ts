import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const kbd = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: '1.125rem',
  paddingInline: vars.space[1],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[3],
  fontFamily: vars.font.sans,
  ...textStyle('2xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
})
