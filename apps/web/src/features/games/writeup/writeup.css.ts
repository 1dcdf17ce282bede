import { screen, textStyle, vars } from '@halyard/ui/theme'

export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const title = screen({ ...textStyle('base'), fontWeight: vars.weight.strong })
export const line = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const deadline = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const file = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: vars.space[3],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.control,
  ...textStyle('sm'),
})
export const fileName = screen({ fontWeight: vars.weight.ui, overflowWrap: 'anywhere' })
export const checksum = screen({
  fontFamily: vars.font.mono,
  ...textStyle('xs'),
  overflowWrap: 'anywhere',
  color: vars.color.neutral[11],
})
