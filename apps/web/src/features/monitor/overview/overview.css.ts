import { from, screen, truncate, vars } from '@halyard/ui/theme'

export const numbers = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[6],
})
export const live = screen({ marginInlineStart: 'auto' })
export const muted = screen({ color: vars.color.neutral[11], fontVariantNumeric: 'tabular-nums' })

export const pair = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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
export const share = screen({ display: 'grid', gap: vars.space[1] })
