import { screen, textStyle, vars } from '@halyard/ui/theme'

export const times = screen({
  display: 'grid',
  gap: vars.space[4],
  // Date, time and zone in one line need this much.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
})
export const length = screen({
  gridColumn: '1 / -1',
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
