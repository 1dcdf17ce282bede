import { screen, textStyle, vars } from '@halyard/ui/theme'

export const fields = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 20rem))',
  gap: vars.space[4],
  alignItems: 'start',
})

export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
