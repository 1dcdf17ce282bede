import { screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const text = screen({ display: 'grid', flex: 1, minInlineSize: 0 })
export const name = screen({ ...truncate, ...textStyle('base'), fontWeight: vars.weight.strong })
export const meta = screen({
  whiteSpace: 'nowrap',
  ...textStyle('xs'),
  color: vars.color.neutral[11],
})
