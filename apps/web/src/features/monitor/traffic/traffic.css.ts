import { below, from, screen, textStyle, truncate, vars, wrappingRow } from '@halyard/ui/theme'

/** Challenges, teams and captures beside each other; on a phone one after the other. */
export const columns = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 18rem) minmax(0, 1fr)',
    },
  },
})

export const back = screen({ justifySelf: 'start' })

export const search = screen({ padding: vars.space[3] })

/** Long lists scroll by themselves, beside what they choose. */
export const entries = screen({
  '@media': { [from('lg')]: { maxBlockSize: 'calc(100dvh - 18rem)', overflowY: 'auto' } },
})

export const entry = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2.5rem',
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} ${vars.space[4]}`,
  color: 'inherit',
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:hover': { background: vars.color.neutral[3] },
    '&[aria-current]': { background: vars.color.accent[3], color: vars.color.accent[11] },
    'li:last-child > &': { borderBlockEnd: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [below('sm')]: { minBlockSize: '2.75rem' } },
})

export const name = screen({ ...truncate, flex: 1, minInlineSize: 0, fontWeight: vars.weight.ui })
export const muted = screen({ color: vars.color.neutral[11], fontVariantNumeric: 'tabular-nums' })
export const forward = screen({
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})

export const head = screen({
  ...wrappingRow(2),
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const whose = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 12rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})
export const title = screen({ ...truncate, fontWeight: vars.weight.strong, ...textStyle('base') })

export const file = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  contain: 'inline-size',
})
export const fileLink = screen({
  ...truncate,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const fileIcon = screen({ flexShrink: 0 })
export const actions = screen({ display: 'flex', justifyContent: 'flex-end' })

export const stats = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[6] })
export const ends = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.ui,
  overflowWrap: 'anywhere',
})
export const dump = screen({
  overflowX: 'auto',
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.neutral[3],
  fontFamily: vars.font.mono,
  ...textStyle('xs'),
  whiteSpace: 'pre',
})
export const direction = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const facts = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
