import { screen, vars } from '@halyard/ui/theme'

export const games = screen({
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
})
