import { screen, textStyle, vars } from '@halyard/ui/theme'

export const svg = screen({
  inlineSize: '100%',
  blockSize: 'auto',
  display: 'block',
  overflow: 'visible',
  fontFamily: 'inherit',
})
export const grid = screen({ stroke: vars.color.hairline, fill: 'none' })
export const floor = screen({ stroke: vars.color.neutral[8], strokeDasharray: '3 3', fill: 'none' })
export const line = screen({ stroke: vars.color.accent[11], strokeWidth: 2, fill: 'none' })
export const stem = screen({ stroke: vars.color.neutral[8] })
export const point = screen({
  fill: vars.color.accent[11],
  stroke: vars.color.surface,
  strokeWidth: 2,
})
export const text = screen({
  fill: vars.color.neutral[11],
  fontSize: '10px',
  fontVariantNumeric: 'tabular-nums',
})
export const value = screen({
  fill: vars.color.neutral[12],
  fontSize: '10px',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
export const table = screen({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  ...textStyle('sm'),
  fontVariantNumeric: 'tabular-nums',
})
export const cell = screen({
  textAlign: 'end',
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontWeight: vars.weight.text,
})
export const now = screen({
  background: vars.color.accent[3],
  fontWeight: vars.weight.strong,
})
