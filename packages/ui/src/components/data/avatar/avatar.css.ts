import { createVar } from '@vanilla-extract/css'
import { component } from '#theme/layers.css.ts'
import { vars } from '#theme/contract.css.ts'

export const size = createVar()
export const hueAngle = createVar()

export const avatar = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: size,
  blockSize: size,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  objectFit: 'cover',
  background: `oklch(0.38 0.07 ${hueAngle})`,
  color: `oklch(0.94 0.03 ${hueAngle})`,
  fontSize: `calc(${size} * 0.42)`,
  lineHeight: 1,
  fontWeight: vars.weight.strong,
  userSelect: 'none',
  selectors: {
    ':root[data-theme$="light"] &': {
      background: `oklch(0.91 0.05 ${hueAngle})`,
      color: `oklch(0.36 0.08 ${hueAngle})`,
    },
  },
})
