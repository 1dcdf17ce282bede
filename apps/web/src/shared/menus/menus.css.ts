import { screen, vars } from '@halyard/ui/theme'

export const code = screen({
  fontFamily: vars.font.mono,
  fontSize: vars.type.xs.size,
  color: vars.color.neutral[10],
})
