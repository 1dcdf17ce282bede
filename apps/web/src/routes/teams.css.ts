import { from, screen, vars } from '@halyard/ui/theme'

export const layout = screen({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space[7] } },
})
