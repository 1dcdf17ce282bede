import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, textStyle, truncate } from '#theme/mixins.ts'

/** Widths come from the head alone: rows that scroll into view must not move columns. */
export const table = component({ tableLayout: 'fixed' })

export const row = component({
  selectors: { '&[data-tone="bad"]': { background: vars.color.bad.tint } },
})

/** No text makes a row higher: heights are known without measuring. */
export const cell = component({ ...truncate })

export const newRows = component({
  display: 'block',
  inlineSize: '100%',
  paddingBlock: vars.space[2],
  background: vars.color.accent[3],
  color: vars.color.accent[11],
  ...textStyle('sm'),
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  selectors: { ...insetFocus.selectors, '&:hover': { background: vars.color.accent[4] } },
})
