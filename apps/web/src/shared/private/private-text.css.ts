import { screen } from '@halyard/ui/theme'

export const blurred = screen({ filter: 'blur(0.3em)', userSelect: 'none' })
