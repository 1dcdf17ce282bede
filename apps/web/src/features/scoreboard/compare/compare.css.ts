import { screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const frame = screen({ overflowX: 'auto' })
export const table = screen({
  ...textStyle('sm'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
const line = { borderBlockEnd: `1px solid ${vars.color.hairline}`, padding: vars.space[2] } as const
export const team = screen({
  ...line,
  ...truncate,
  maxInlineSize: '9rem',
  fontWeight: vars.weight.label,
  textAlign: 'center',
})
export const head = screen({
  ...line,
  ...truncate,
  maxInlineSize: '12rem',
  textAlign: 'start',
  fontWeight: vars.weight.text,
})
export const value = screen({ ...line, textAlign: 'center' })
