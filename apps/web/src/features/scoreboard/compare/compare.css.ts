import { below, screen, textStyle, truncate, vars } from '@halyard/ui/theme'

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
  maxInlineSize: '9rem',
  fontWeight: vars.weight.label,
})
/** The flag above the name, both over the column's numbers. */
export const flagged = screen({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
})
export const name = screen({ ...truncate, maxInlineSize: '100%' })
export const head = screen({
  ...line,
  overflowWrap: 'anywhere',
  maxInlineSize: '12rem',
  textAlign: 'start',
  fontWeight: vars.weight.text,
  '@media': { [below('sm')]: { maxInlineSize: '7rem' } },
})
export const value = screen({ ...line, textAlign: 'center' })
