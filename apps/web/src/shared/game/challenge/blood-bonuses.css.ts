import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const item = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  fontVariantNumeric: 'tabular-nums',
})
