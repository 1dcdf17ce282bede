import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating } from '#theme/mixins.ts'

const grow = keyframes({ from: { opacity: 0, scale: '0.98' } })

export const content = component({
  ...floating,
  zIndex: vars.layer.popover,
  inlineSize: 'min(23.75rem, 100vw - 1rem)',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  transformOrigin: 'var(--radix-popover-content-transform-origin)',
  outline: 'none',
  selectors: {
    // Closed it has none: without motion it lasts 0 ms, whose end event may be missing, and Radix would wait for it.
    '&[data-state="open"]': {
      animation: `${grow} ${vars.duration.quick} ${vars.easing.out}`,
    },
  },
})
