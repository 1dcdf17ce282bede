import { screen, textStyle, vars } from '@halyard/ui/theme'

export const setting = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

export const text = screen({ flex: '1 1 14rem', minInlineSize: 0 })
export const title = screen({ ...textStyle('base'), fontWeight: vars.weight.strong })
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const value = screen({ overflowWrap: 'anywhere' })
