import { createVar } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { touchTarget } from '#theme/mixins.ts'

export const colour = createVar()

export const row = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** The chosen one wears a ring with a gap: a shape of its own, whatever its colour. */
export const swatch = component({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.neutral[8]}`,
  background: colour,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  ...touchTarget,
  selectors: {
    '&[data-state="checked"]': {
      border: `2px solid ${vars.color.neutral[12]}`,
      boxShadow: `inset 0 0 0 2px ${vars.color.surface}`,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
