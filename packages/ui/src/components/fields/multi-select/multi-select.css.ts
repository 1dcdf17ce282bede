import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, option as optionStyle, truncate } from '#theme/mixins.ts'

export const trigger = component({ cursor: 'pointer', textAlign: 'start' })
export const value = component({
  ...truncate,
  flex: 1,
  selectors: { '&[data-placeholder]': { color: vars.color.neutral[10] } },
})
export const chevron = component({ flexShrink: 0, color: vars.color.neutral[10] })

export const list = component({
  ...floating,
  zIndex: vars.layer.popover,
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: '12rem',
  maxInlineSize: 'calc(100vw - 1rem)',
  maxBlockSize: 'min(18rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[1],
  borderRadius: vars.radius.tile,
  outline: 'none',
})

export const option = component({
  ...optionStyle,
  selectors: {
    '&[data-active]': { background: vars.color.neutral[4] },
    '[role="listbox"]:focus-visible > &[data-active]': {
      outline: `2px solid ${vars.color.accent[11]}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const box = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.mark,
  border: `1px solid ${vars.color.neutral[8]}`,
  background: vars.color.well,
  color: vars.color.onAccent,
  selectors: {
    '[aria-selected="true"] > &': {
      background: vars.color.accent[9],
      borderColor: vars.color.accent[9],
    },
  },
})
export const label = component({ ...truncate })
