import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  ...textStyle('sm'),
  ...tabular,
  color: vars.color.neutral[11],
})
export const pages = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
})
export const page = component({ minInlineSize: '2rem', paddingInline: vars.space[2] })
export const current = component({
  background: vars.color.neutral[4],
  color: vars.color.neutral[12],
})
