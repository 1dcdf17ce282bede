import { screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const panel = screen({ minInlineSize: 'min(18rem, 80vw)' })
export const list = screen({ listStyle: 'none', display: 'grid', gap: vars.space[1] })
export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: vars.space[1],
  ...textStyle('sm'),
})
export const name = screen({ ...truncate })
export const local = screen({ fontFamily: vars.font.mono, ...textStyle('xs') })
export const note = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
