import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle, truncate } from '#theme/mixins.ts'

export const list = component({ display: 'grid', gap: vars.space[2] })
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...textStyle('sm'),
})
export const name = component({ ...truncate, flex: 1, fontWeight: vars.weight.ui })
export const time = component({ ...textStyle('xs'), ...tabular, color: vars.color.neutral[10] })
