import { keyframes } from '@vanilla-extract/css'
import { screen, vars } from '@halyard/ui/theme'

/** Fast at first, then ever slower: nobody knows how long it takes. */
const grow = keyframes({
  from: { scale: '0 1' },
  '40%': { scale: '0.6 1' },
  to: { scale: '0.95 1' },
})

export const line = screen({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  background: vars.color.accent[9],
  transformOrigin: 'left',
  pointerEvents: 'none',
  animation: `${grow} 12s ${vars.easing.out} both`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
