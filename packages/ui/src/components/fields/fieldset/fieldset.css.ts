import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const fieldset = component({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
})

export const legend = component({
  ...textStyle('base'),
  fontWeight: vars.weight.title,
  padding: 0,
  overflowWrap: 'anywhere',
  /** A legend is no grid item: it brings the gap itself. */
  marginBlockEnd: vars.space[4],
  selectors: { '&[data-hinted]': { marginBlockEnd: 0 } },
})

export const hint = component({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  overflowWrap: 'anywhere',
})
