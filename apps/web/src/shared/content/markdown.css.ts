import { screen } from '@halyard/ui/theme'

export const waiting = screen({ visibility: 'hidden' })
