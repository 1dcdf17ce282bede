import { clampLines, screen, textStyle, vars } from '@halyard/ui/theme'

export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
})
export const heading = screen({
  ...textStyle('sm'),
  fontWeight: vars.weight.strong,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
})
export const tiles = screen({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
})
/** Flat and dashed: there is nothing to press yet. */
export const tile = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  border: `1px dashed ${vars.color.neutral[7]}`,
  borderRadius: vars.radius.tile,
  color: vars.color.neutral[11],
})
export const title = screen({
  ...clampLines(2),
  ...textStyle('sm'),
  fontWeight: vars.weight.ui,
  overflowWrap: 'anywhere',
})
export const note = screen({ ...textStyle('xs'), ...clampLines(3), overflowWrap: 'anywhere' })
