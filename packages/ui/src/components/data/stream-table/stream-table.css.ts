import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, textStyle, truncate } from '#theme/mixins.ts'
import { headHeight, headTop } from '../data-table/data-table.css.ts'

/** The page scrolls, on phones too: what sticks keeps below its bar. */
export const frame = component({
  overflow: 'clip',
  vars: { [headTop]: vars.size.topBar },
  '@media': { [below('md')]: { overflow: 'clip', vars: { [headTop]: vars.size.topBar } } },
})

/** Stays in view: who has scrolled down is who has to know. */
export const newRowsCell = component({
  position: 'sticky',
  insetBlockStart: `calc(${headTop} + ${headHeight})`,
  zIndex: vars.layer.sticky,
  padding: 0,
  background: vars.color.surface,
})

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
