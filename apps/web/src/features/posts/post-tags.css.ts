import { screen, vars } from '@halyard/ui/theme'

export const tags = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  color: vars.color.neutral[10],
})
