import { screen, wrappingRow } from '@halyard/ui/theme'

export const bar = screen(wrappingRow(4))
export const slider = screen({ flex: '1 1 16rem', minInlineSize: 0 })
