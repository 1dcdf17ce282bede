import { screen, vars } from '@halyard/ui/theme'

export const keys = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
