import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space[2],
  padding: 0,
})
/** Dashed as a locked tile of the board: there is nothing to unfold yet. */
export const hint = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px dashed ${vars.color.neutral[7]}`,
  borderRadius: vars.radius.tile,
})
export const title = screen({
  ...textStyle('sm'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.neutral[11],
})
