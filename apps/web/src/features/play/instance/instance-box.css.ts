import { screen, textStyle, vars } from '@halyard/ui/theme'

export const head = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  ...textStyle('sm'),
})
export const address = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.neutral[7]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.well,
})
export const entry = screen({
  flex: 1,
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  ...textStyle('sm'),
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
export const time = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const label = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
export const note = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
