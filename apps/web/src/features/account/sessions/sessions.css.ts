import { screen, textStyle, vars } from '@halyard/ui/theme'

export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const text = screen({ flex: '1 1 14rem', minInlineSize: 0 })
export const name = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
})
export const facts = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  overflowWrap: 'anywhere',
})
export const section = screen({ borderBlockStart: `1px solid ${vars.color.hairline}` })
