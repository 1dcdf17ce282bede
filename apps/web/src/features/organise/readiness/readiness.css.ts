import { screen, textStyle, vars } from '@halyard/ui/theme'

export const pending = screen({ color: vars.color.neutral[11] })
export const good = screen({ color: vars.color.ok.text })
export const list = screen({ display: 'grid', gap: vars.space[4] })
export const item = screen({ display: 'flex', gap: vars.space[3] })
const fixed = { flexShrink: 0, marginBlockStart: vars.space[1] } as const
export const icon = {
  error: screen({ ...fixed, color: vars.color.bad.text }),
  warning: screen({ ...fixed, color: vars.color.warn.text }),
  unknown: screen({ ...fixed, color: vars.color.neutral[11] }),
  ready: screen({ ...fixed, color: vars.color.ok.text }),
}
export const text = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const title = screen({ fontWeight: vars.weight.strong })
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const names = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  marginBlockStart: vars.space[1],
})
export const name = screen({ minInlineSize: 0, overflowWrap: 'anywhere' })
