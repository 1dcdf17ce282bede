import { screen, vars } from '@halyard/ui/theme'

export const bar = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
})
export const slider = screen({ flex: '1 1 16rem', minInlineSize: 0 })
