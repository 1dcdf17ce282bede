import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

export const svg = component({ display: 'block', inlineSize: '100%', overflow: 'visible' })
export const bar = component({ fill: vars.color.accent[8] })
export const whole = component({ fill: vars.color.neutral[8] })
export const part = component({ fill: vars.color.ok.solid })
export const line = component({
  fill: 'none',
  stroke: vars.color.accent[11],
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
})
export const axis = component({ stroke: vars.color.neutral[7], strokeWidth: 1 })
export const dot = component({
  fill: vars.color.accent[9],
  stroke: vars.color.surface,
  strokeWidth: 2,
})
export const text = component({ fill: vars.color.neutral[11], fontSize: vars.type.xs.size })
export const states = {
  ok: component({ fill: vars.color.ok.line }),
  warn: component({ fill: vars.color.warn.solid }),
  bad: component({ fill: vars.color.bad.solid }),
  none: component({ fill: vars.color.neutral[7] }),
} as const
