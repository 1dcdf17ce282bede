import { screen, textStyle, vars } from '@halyard/ui/theme'

export const games = screen({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[5]}`,
})

export const title = screen({ ...textStyle('sm'), fontWeight: vars.weight.strong })

export const list = screen({ display: 'grid', gap: vars.space[2] })

export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  ...textStyle('base'),
})

export const name = screen({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const date = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
