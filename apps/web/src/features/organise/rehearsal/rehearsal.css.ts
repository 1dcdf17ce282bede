import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[3] })
export const item = screen({ display: 'grid', gap: vars.space[1] })
export const title = screen({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const outcomes = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  ...textStyle('sm'),
})
export const outcome = screen({ display: 'flex', gap: vars.space[1], minInlineSize: 0 })
export const reason = screen({ display: 'block', color: vars.color.neutral[11] })
const fixed = { flexShrink: 0, marginBlockStart: '2px' } as const
export const icon = {
  ok: screen({ ...fixed, color: vars.color.ok.text }),
  unknown: screen({ ...fixed, color: vars.color.neutral[11] }),
  failed: screen({ ...fixed, color: vars.color.bad.text }),
}
