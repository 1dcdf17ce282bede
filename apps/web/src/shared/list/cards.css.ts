import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })
export const card = screen({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const top = screen({ display: 'flex', alignItems: 'center', gap: vars.space[3] })
export const title = screen({
  flex: 1,
  minInlineSize: 0,
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
})

/** The button is beside the field, below its label. */
export const sort = screen({ display: 'flex', alignItems: 'end', gap: vars.space[2] })
export const sortColumn = screen({ flex: '1 1 10rem', maxInlineSize: '20rem', minInlineSize: 0 })
