import { screen, vars } from '@halyard/ui/theme'

export const failures = screen({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })
