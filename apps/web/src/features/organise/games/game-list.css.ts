import { below, screen, textStyle, vars } from '@halyard/ui/theme'

/** On a phone each game is a card of its own: its picture and words, below them what can be done. */
export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const about = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 1 20rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})
export const poster = screen({
  inlineSize: '5rem',
  blockSize: '3rem',
  borderRadius: vars.radius.mark,
  flexShrink: 0,
})
export const text = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const name = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
export const link = screen({
  color: 'inherit',
  textDecoration: 'none',
  minInlineSize: 0,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
export const actions = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [below('sm')]: { inlineSize: '100%', justifyContent: 'space-between' } },
})
