import { from, screen, textStyle, vars } from '@halyard/ui/theme'

export const layout = screen({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space[7] } },
})

export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
