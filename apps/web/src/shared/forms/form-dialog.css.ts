import { screen } from '@halyard/ui/theme'

export const form = screen({ display: 'contents' })
