import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, transition, truncate } from '#theme/mixins.ts'

export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.well,
  transition: transition('background-color'),
  selectors: { '&:hover': { background: vars.color.neutral[3] } },
})
export const text = component({ flex: 1, minInlineSize: 0, display: 'grid' })
export const name = component({
  ...truncate,
  ...textStyle('sm'),
  fontWeight: vars.weight.label,
})
export const meta = component({ ...truncate, ...textStyle('xs'), color: vars.color.neutral[10] })
export const icon = component({ flexShrink: 0, color: vars.color.neutral[11] })
