import { screen, vars } from '@halyard/ui/theme'

export const ending = screen({
  fontSize: '0.6em',
  lineHeight: 0,
  fontWeight: vars.weight.ui,
  marginInlineStart: '0.1em',
  color: vars.color.neutral[11],
})
