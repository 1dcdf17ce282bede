import { from, insetFocus, screen, textStyle, vars } from '@halyard/ui/theme'

export const body = screen({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
})
export const side = screen({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })
export const chips = screen({ minInlineSize: 0 })
export const list = screen({
  display: 'grid',
  background: vars.color.surface,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
})
export const entry = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  padding: vars.space[3],
  textAlign: 'start',
  cursor: 'pointer',
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '&:hover': { background: vars.color.neutral[3] },
    '&[aria-current]': { background: vars.color.accent[2] },
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
})
export const missing = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const text = screen({ display: 'grid', flex: 1, minInlineSize: 0 })
export const name = screen({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' })
export const facts = screen({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})

/** Beside the list it stays in view; its pages scroll. */
export const desk = screen({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[3]})`,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: vars.space[2],
  blockSize: `calc(100dvh - ${vars.size.topBar} - ${vars.space[6]})`,
  minBlockSize: '24rem',
  minInlineSize: 0,
})
export const reader = screen({ minBlockSize: '60dvh', minInlineSize: 0 })
export const head = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const title = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  ...textStyle('md'),
})
export const steps = screen({ display: 'inline-flex', flexShrink: 0 })
export const nothing = screen({ color: vars.color.neutral[11] })

export const marks = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
})
export const points = screen({ inlineSize: '6rem' })
export const comment = screen({ flex: '1 1 14rem', minInlineSize: 0 })
