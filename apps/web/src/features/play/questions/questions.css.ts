import { screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const form = screen({ display: 'grid', gap: vars.space[3] })
export const list = screen({ display: 'grid', gap: vars.space[4] })
export const item = screen({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const meta = screen({
  ...wrappingRow(2),
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
/** What a person has typed: its lines, and no markup. */
export const written = screen({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
})
export const answer = screen({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.neutral[6]}`,
})
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
