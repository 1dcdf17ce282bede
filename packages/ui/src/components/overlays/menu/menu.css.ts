import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, textStyle, truncate } from '#theme/mixins.ts'

const grow = keyframes({ from: { opacity: 0, scale: '0.98' } })

/** Same box as the trigger; the menu hangs from it. */
export const anchorBox = component({ position: 'relative', display: 'inline-flex' })
export const anchor = component({ position: 'absolute', inset: 0, pointerEvents: 'none' })

export const content = component({
  ...floating,
  zIndex: vars.layer.popover,
  minInlineSize: '12rem',
  maxInlineSize: 'min(22rem, 100vw - 1rem)',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[1],
  borderRadius: vars.radius.card,
  transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
  outline: 'none',
  selectors: {
    // Closed it has none: without motion it lasts 0 ms, whose end event may be missing, and Radix would wait for it.
    '&[data-state="open"]': {
      animation: `${grow} ${vars.duration.quick} ${vars.easing.out}`,
    },
  },
})

export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minBlockSize: vars.size.controlMd,
  paddingInline: vars.space['2.5'],
  borderRadius: vars.radius.control,
  ...textStyle('sm'),
  fontWeight: vars.weight.ui,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.neutral[4] },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: vars.color.bad.text },
  },
})

export const icon = component({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: '1rem',
  justifyContent: 'center',
  color: vars.color.neutral[10],
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
})

export const text = component({ flex: 1, minInlineSize: 0, display: 'grid' })
export const label = component({ ...truncate })
export const note = component({
  ...textStyle('xs'),
  color: vars.color.neutral[10],
  whiteSpace: 'normal',
})
export const trailing = component({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  color: vars.color.neutral[10],
})
export const check = component({ color: vars.color.accent[11] })
export const separator = component({
  blockSize: '1px',
  marginBlock: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  background: vars.color.hairline,
})
export const heading = component({
  padding: `${vars.space['1.5']} ${vars.space['2.5']}`,
  ...textStyle('xs'),
  color: vars.color.neutral[10],
})
