import { screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const list = screen({
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
const rowHeight = '3.75rem'

export const row = screen({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.25rem 2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['2.5'],
  minBlockSize: rowHeight,
  // Those below the screen are laid out and painted when they come near.
  contentVisibility: 'auto',
  // Without the line below, which comes on top.
  containIntrinsicBlockSize: `calc(${rowHeight} - 1px)`,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { '&[data-own]': { background: vars.color.accent[3] } },
})
export const rank = screen({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.neutral[11],
  fontWeight: vars.weight.label,
})
export const text = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const name = screen({
  ...truncate,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: vars.weight.label,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const rope = screen({
  display: 'flex',
  gap: '1px',
  overflow: 'hidden',
  minBlockSize: '11px',
})
export const numbers = screen({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const score = screen({ display: 'block', fontWeight: vars.weight.strong })
export const solves = screen({
  display: 'block',
  ...textStyle('xs'),
  color: vars.color.neutral[11],
})
export const pages = screen({ padding: vars.space[4] })
