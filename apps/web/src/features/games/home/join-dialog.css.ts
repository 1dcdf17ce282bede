import { screen, vars } from '@halyard/ui/theme'

export const form = screen({ display: 'contents' })
export const body = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })
