import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({ ...textStyle('sm') })
export const row = screen({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const term = screen({ fontWeight: vars.weight.strong })
export const change = screen({
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const before = screen({ color: vars.color.neutral[11], textDecoration: 'line-through' })
export const after = screen({ textDecoration: 'none' })

export const conflicts = screen({
  display: 'grid',
  gap: vars.space[3],
  borderRadius: vars.radius.card,
  scrollMarginBlock: vars.space[8],
})
export const sides = screen({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
})
export const side = screen({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
})
export const sideName = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const sideText = screen({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
