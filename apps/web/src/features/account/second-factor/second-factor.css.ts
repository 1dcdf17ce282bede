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
export const name = screen({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const picture = screen({ display: 'grid', justifyItems: 'center' })
export const codes = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: vars.space[1],
  fontFamily: vars.font.mono,
})
