import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const field = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1.5'],
  inlineSize: '100%',
})

export const labelRow = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
})

export const label = component({
  ...textStyle('sm'),
  fontWeight: vars.weight.label,
  color: vars.color.neutral[12],
})

/** The label and its mark. */
export const name = component({ ...textStyle('sm') })

export const required = component({
  marginInlineStart: vars.space[1],
  fontWeight: vars.weight.label,
  color: vars.color.bad.text,
})

export const aside = component({ ...textStyle('xs'), color: vars.color.neutral[10] })

export const hint = component({ ...textStyle('xs'), color: vars.color.neutral[11] })

export const error = component({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['1.5'],
  color: vars.color.bad.text,
})

export const errorIcon = component({ flexShrink: 0, marginBlockStart: '1px' })
