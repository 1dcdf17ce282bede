import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
/** Nobody sees it, not a screen reader either. */
export const room = screen({ visibility: 'hidden' })
export const item = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  fontVariantNumeric: 'tabular-nums',
})
