import { createVar } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { touchTarget } from '#theme/mixins.ts'

export const colour = createVar()

/** Set like words, so that lines come out about as long as each other. */
export const row = component({
  marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
  lineHeight: 0,
  textWrap: 'balance',
})

/** The chosen one wears a ring with a gap: a shape of its own, whatever its colour. */
export const swatch = component({
  position: 'relative',
  display: 'inline-block',
  verticalAlign: 'top',
  marginBlockEnd: vars.space[2],
  marginInlineEnd: vars.space[2],
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
