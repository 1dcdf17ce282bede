import { screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const tools = screen({ ...wrappingRow(3), marginBlockEnd: vars.space[4] })
export const select = screen({ flex: '0 1 16rem', minInlineSize: 0 })
export const list = screen({ display: 'grid', gap: vars.space[4], maxInlineSize: '66rem' })
export const card = screen({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  overflowWrap: 'anywhere',
})
export const head = screen({ ...wrappingRow(2), alignItems: 'center' })
export const names = screen({ ...wrappingRow(2), fontWeight: vars.weight.ui })
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const facts = screen({ display: 'grid', gap: vars.space[2] })
export const fact = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  minInlineSize: 0,
})
/** A link among texts of the same weight. */
export const link = screen({ textDecoration: 'underline', textUnderlineOffset: '0.2em' })
export const factName = screen({ fontWeight: vars.weight.ui })
export const written = screen({ whiteSpace: 'pre-wrap' })
export const actions = screen({ ...wrappingRow(2), justifyContent: 'flex-end' })
