import { from, screen, vars } from '@halyard/ui/theme'

export const bar = screen({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  paddingInline: vars.size.gutter,
})

export const about = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
})

export const title = screen({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.display,
})

export const actions = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
})

/** Wider screens have them at the side. */
export const sections = screen({ '@media': { [from('md')]: { display: 'none' } } })
