import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const block = component({
  position: 'relative',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.well,
  overflow: 'hidden',
})

export const bar = component({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...textStyle('xs'),
  color: vars.color.neutral[10],
})

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
