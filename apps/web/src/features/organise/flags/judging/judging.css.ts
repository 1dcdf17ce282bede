import { screen, textStyle, vars } from '@halyard/ui/theme'

export const teams = screen({ display: 'grid', gap: vars.space[2] })
export const team = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})
export const name = screen({ overflowWrap: 'anywhere' })
export const facts = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
