import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'
import { vars } from '#theme/contract.css.ts'

export const tooltip = component({
  zIndex: vars.layer.tooltip,
  border: '1px solid transparent',
  maxInlineSize: '20rem',
  inlineSize: 'max-content',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  boxShadow: vars.shadow.overlay,
})
