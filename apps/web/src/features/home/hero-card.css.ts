import { below, from, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const card = screen({
  display: 'grid',
  overflow: 'hidden',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1.87fr) minmax(0, 1fr)' } },
})

export const poster = screen({
  blockSize: '8rem',
  '@media': { [from('md')]: { order: 1, blockSize: 'auto', minBlockSize: '18rem' } },
})

export const text = screen({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[6],
  minInlineSize: 0,
  '@media': { [below('sm')]: { padding: vars.space[4] } },
})

export const state = screen({
  ...wrappingRow(2),
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})

export const title = screen({
  ...textStyle('2xl'),
  letterSpacing: vars.track.xl,
  fontWeight: vars.weight.title,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const summary = screen({
  ...textStyle('base'),
  color: vars.color.neutral[11],
  maxInlineSize: '62ch',
  textWrap: 'pretty',
})

export const stats = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  paddingBlock: vars.space[2],
  '@media': { [below('sm')]: { columnGap: vars.space[5] } },
})

export const muted = screen({ color: vars.color.neutral[10] })

export const actions = screen({ marginBlockStart: 'auto', inlineSize: '100%' })

export const line = screen({ gridColumn: '1 / -1', order: 2 })
