import { below, from, screen, truncate, vars, wrappingRow } from '@halyard/ui/theme'

export const numbers = screen(wrappingRow(6, 'end'))
export const live = screen({ marginInlineStart: 'auto' })
export const muted = screen({ color: vars.color.neutral[11], fontVariantNumeric: 'tabular-nums' })

/** Who leads and who is stuck beside how the challenges fare; above it on narrow screens. */
export const desk = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
  },
})
const column = { display: 'grid', gap: vars.space[4], minInlineSize: 0 } as const
export const main = screen(column)
export const side = screen({
  ...column,
  '@media': { [from('lg')]: { gridColumn: 2, gridRow: 1 } },
})

export const row = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const rank = screen({
  minInlineSize: '1.5rem',
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
export const who = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: 0,
})
export const names = screen({ display: 'grid', minInlineSize: 0 })
export const link = screen({
  ...truncate,
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: vars.weight.ui,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const cut = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  contain: 'inline-size',
})
/** Numbers that line up, and bars as wide as there is room. */
export const share = screen({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
})
