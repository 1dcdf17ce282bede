import { screen, textStyle, vars } from '@halyard/ui/theme'

/** A long text scrolls by itself, so that its tick stays near. */
export const text = screen({
  maxBlockSize: '16rem',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
})
export const label = screen({ ...textStyle('sm'), fontWeight: vars.weight.label })
