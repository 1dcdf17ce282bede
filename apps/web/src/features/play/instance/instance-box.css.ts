import { screen, textStyle, vars } from '@halyard/ui/theme'

export const head = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...textStyle('sm'),
})
export const links = screen({ ...textStyle('sm'), selectors: { '&:empty': { display: 'none' } } })
export const time = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const label = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
export const note = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
export const obstacle = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
})
export const obstacleTitle = screen({ ...textStyle('sm'), fontWeight: vars.weight.strong })
