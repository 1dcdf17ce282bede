import { below, from, screen, vars, wrappingRow } from '@halyard/ui/theme'

export const bar = screen({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  paddingInline: vars.size.gutter,
})

export const about = screen({
  ...wrappingRow(3),
  paddingBlock: vars.space[2],
})

export const title = screen({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.display,
  '@media': { [below('md')]: { display: 'none' } },
})

/** Wider screens have it at the side. */
export const switcher = screen({
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { [from('md')]: { display: 'none' } },
})

export const actions = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
})

/** Wider screens have them at the side. */
export const sections = screen({ '@media': { [from('md')]: { display: 'none' } } })
