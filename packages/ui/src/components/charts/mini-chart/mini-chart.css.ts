import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

export const svg = component({ display: 'block', inlineSize: '100%', overflow: 'visible' })
export const bar = component({ fill: vars.color.accent[8] })
export const line = component({
  fill: 'none',
  stroke: vars.color.accent[11],
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
export const area = component({ fill: vars.color.accent[3] })
export const axis = component({ stroke: vars.color.neutral[7], strokeWidth: 1 })
export const web = component({ fill: 'none', stroke: vars.color.hairline, strokeWidth: 1 })
export const dot = component({
  fill: vars.color.accent[9],
  stroke: vars.color.surface,
  strokeWidth: 2,
})
export const text = component({ fill: vars.color.neutral[11], fontSize: vars.type.xs.size })
