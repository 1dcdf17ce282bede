import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const field = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const tools = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
