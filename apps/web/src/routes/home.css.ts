import { below, from, screen, textStyle, vars } from '@halyard/ui/theme'

export const slogan = screen({
  ...textStyle('4xl'),
  letterSpacing: vars.track['4xl'],
  fontWeight: vars.weight.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  outline: 'none',
  '@media': { [below('sm')]: { ...textStyle('3xl'), letterSpacing: vars.track['3xl'] } },
})

export const columns = screen({
  display: 'grid',
  gap: vars.space[10],
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 23rem)' } },
})

export const loneColumn = screen({ display: 'grid', gap: vars.space[10] })
