import { below, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const composer = screen({ display: 'grid', gap: vars.space[4] })
export const templates = screen({
  ...wrappingRow(2),
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const preview = screen({ display: 'grid', gap: vars.space[1] })
export const previewTitle = screen({
  ...textStyle('xs'),
  fontWeight: vars.weight.label,
  color: vars.color.neutral[11],
})
/** The line as it is in the players' list. */
export const feed = screen({
  border: `1px dashed ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
})
export const send = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const audience = screen({
  flex: '1 1 20rem',
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})

export const item = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const text = screen({
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})
export const tools = screen({ display: 'grid', gap: vars.space[2] })
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
