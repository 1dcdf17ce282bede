import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, textStyle } from '#theme/mixins.ts'

export const content = component({
  ...floating,
  zIndex: vars.layer.popover,
  inlineSize: 'min(20rem, 100vw - 1rem)',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  ...textStyle('sm'),
})
