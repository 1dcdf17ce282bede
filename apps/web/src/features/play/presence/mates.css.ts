import { screen, textStyle, vars } from '@halyard/ui/theme'

export const mates = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const more = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
