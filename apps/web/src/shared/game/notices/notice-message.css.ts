import { screen, vars } from '@halyard/ui/theme'

export const name = screen({ fontWeight: vars.weight.label, color: vars.color.neutral[12] })
