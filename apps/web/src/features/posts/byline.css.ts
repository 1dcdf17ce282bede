import { screen, textStyle, vars } from '@halyard/ui/theme'

export const byline = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.hairline}`,
})

export const author = screen({ fontWeight: vars.weight.strong, ...textStyle('base') })
export const date = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const copy = screen({ marginInlineStart: 'auto' })
