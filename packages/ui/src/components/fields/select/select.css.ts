import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, option, truncate } from '#theme/mixins.ts'

export const value = component({
  ...truncate,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'start',
})

export const trigger = component({
  cursor: 'pointer',
  selectors: { '&[data-placeholder]': { color: vars.color.neutral[10] } },
})

export const chevron = component({ flexShrink: 0, color: vars.color.neutral[10] })

export const content = component({
  ...floating,
  zIndex: vars.layer.popover,
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'var(--radix-select-content-available-height)',
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
})

export const viewport = component({ padding: vars.space[1] })

export const item = component({
  ...option,
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.neutral[4] },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-state="checked"]': { fontWeight: vars.weight.strong },
  },
})

export const itemCheck = component({ marginInlineStart: 'auto', color: vars.color.accent[11] })
