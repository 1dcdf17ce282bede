import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, truncate } from '#theme/mixins.ts'

export const block = component({
  display: 'grid',
  // The buttons have a column of their own: over the text they would hide its end.
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.well,
  overflow: 'hidden',
})

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[1],
  padding: vars.space[1],
  ...textStyle('xs'),
  color: vars.color.neutral[10],
})

export const language = component({ ...truncate, maxInlineSize: '6rem' })

export const pre = component({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  overflowX: 'auto',
  fontFamily: vars.font.mono,
  ...textStyle('sm'),
  lineHeight: 1.55,
  tabSize: 4,
  direction: 'ltr',
  textAlign: 'left',
  selectors: { '&[data-wrapping]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
})
