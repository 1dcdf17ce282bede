import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating } from '#theme/mixins.ts'

export const list = component({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.toast,
  display: 'flex',
  flexWrap: 'wrap',
  maxInlineSize: `calc(100vw - ${vars.space[4]})`,
  gap: vars.space[2],
})

export const link = component({
  ...floating,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:focus)': { position: 'absolute', clipPath: 'inset(50%)', opacity: 0 },
  },
})
