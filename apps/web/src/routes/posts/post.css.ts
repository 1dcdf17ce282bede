import { below, from, screen, textStyle, vars } from '@halyard/ui/theme'

export const layout = screen({
  display: 'grid',
  gap: vars.space[10],
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 43.75rem)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 43.75rem) 12rem' } },
})

export const article = screen({ display: 'grid', gap: vars.space[5], minInlineSize: 0 })

export const top = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '2rem',
})

export const back = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
})

export const title = screen({
  ...textStyle('4xl'),
  letterSpacing: vars.track['4xl'],
  fontWeight: vars.weight.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [below('sm')]: { ...textStyle('3xl'), letterSpacing: vars.track['3xl'] } },
})

export const summary = screen({
  ...textStyle('lg'),
  color: vars.color.neutral[11],
  textWrap: 'pretty',
})
