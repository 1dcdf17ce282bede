import { below, screen, truncate, vars } from '@halyard/ui/theme'

export const trigger = screen({ maxInlineSize: 'min(20rem, 40vw)', fontWeight: vars.weight.strong })
export const title = screen({ ...truncate, '@media': { [below('sm')]: { maxInlineSize: '45vw' } } })
