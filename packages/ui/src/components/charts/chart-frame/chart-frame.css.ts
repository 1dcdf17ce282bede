import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle, truncate } from '#theme/mixins.ts'

export const figure = component({ minInlineSize: 0 })

/** Scrolls in itself both ways; the first column and the head stay. */
export const tableBox = component({
  overflow: 'auto',
  maxBlockSize: '24rem',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.control,
  scrollbarWidth: 'thin',
  ...insetFocus,
})
export const table = component({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...textStyle('sm'),
  ...tabular,
})
const cellBox = {
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
} as const
export const columnHead = component({
  ...cellBox,
  ...truncate,
  maxInlineSize: '12rem',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  textAlign: 'end',
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  selectors: { '&:first-child': { insetInlineStart: 0, zIndex: 2, textAlign: 'start' } },
})
export const rowHead = component({
  ...cellBox,
  position: 'sticky',
  insetInlineStart: 0,
  textAlign: 'start',
  fontWeight: vars.weight.label,
  whiteSpace: 'nowrap',
})
export const cell = component({ ...cellBox, textAlign: 'end' })
