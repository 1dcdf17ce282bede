import { screen, textStyle, vars } from '@halyard/ui/theme'

export const columns = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space[3],
})

export const fields = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 20rem))',
  gap: vars.space[4],
  alignItems: 'start',
})

export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

export const losses = screen({ paddingInlineStart: vars.space[4] })

export const preview = screen({ display: 'grid', gap: vars.space[2], overflowX: 'auto' })
