import { screen, textStyle, vars } from '@halyard/ui/theme'

export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const about = screen({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = screen({ fontWeight: vars.weight.strong })
export const facts = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
