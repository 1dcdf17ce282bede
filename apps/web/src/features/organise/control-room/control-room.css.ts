import { from, screen, textStyle, truncate, vars, wrappingRow } from '@halyard/ui/theme'

/** The clock and what changes it: one under the other on phones. */
export const clock = screen({ ...wrappingRow(4), justifyContent: 'space-between' })
export const time = screen({ display: 'grid', gap: vars.space[1], justifyItems: 'start' })
export const muted = screen({ color: vars.color.neutral[11], fontVariantNumeric: 'tabular-nums' })

/** What needs somebody, with the box for a notice beside it; below it on narrow screens. */
export const desk = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
  },
})
export const column = screen({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const numbers = screen({ ...wrappingRow(4, 'end'), justifyContent: 'space-between' })
export const stats = screen({
  display: 'grid',
  flex: '1 1 16rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space[4],
})

export const about = screen({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const row = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // As high as a finger needs.
  minBlockSize: '2.75rem',
  padding: `${vars.space[1]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const names = screen({ display: 'grid', minInlineSize: 0 })
export const link = screen({
  ...truncate,
  minInlineSize: 0,
  color: 'inherit',
  fontWeight: vars.weight.ui,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const fact = screen({
  flexShrink: 0,
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
/** What teams sent, however long it is. */
export const answer = screen({ overflowWrap: 'anywhere', unicodeBidi: 'isolate' })
