import { screen, vars } from '@halyard/ui/theme'

export const more = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
