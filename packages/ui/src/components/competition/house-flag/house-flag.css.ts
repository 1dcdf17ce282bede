import { component } from '#theme/layers.css.ts'
import { vars } from '#theme/contract.css.ts'

export const flag = component({
  flexShrink: 0,
  borderRadius: vars.radius.flag,
  overflow: 'hidden',
  objectFit: 'cover',
  forcedColorAdjust: 'none',
  selectors: {
    ':root[data-theme$="light"] &': { boxShadow: `0 0 0 1px ${vars.color.hairline}` },
  },
})
