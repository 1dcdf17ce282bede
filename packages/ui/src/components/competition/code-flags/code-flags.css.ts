import { component } from '#theme/layers.css.ts'
import { vars } from '#theme/contract.css.ts'

export const row = component({ display: 'inline-flex', gap: vars.space[3] })

export const flag = component({
  flexShrink: 0,
  borderRadius: vars.radius.mark,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
  selectors: {
    ':root[data-theme$="light"] &': { boxShadow: `0 0 0 1px ${vars.color.neutral[8]}` },
  },
})
