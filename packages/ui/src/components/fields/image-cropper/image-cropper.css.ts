import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'

export const root = component({ display: 'grid', gap: vars.space[3], justifyItems: 'center' })

export const stage = component({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: 'min(20rem, 100%)',
  borderRadius: vars.radius.tile,
  background: vars.color.neutral[4],
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-moving]': { cursor: 'grabbing' },
    '&[aria-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
  },
})

/** Placed by JavaScript: physical sides, since the picture does not turn with the writing direction. */
export const picture = component({
  position: 'absolute',
  maxInlineSize: 'none',
  pointerEvents: 'none',
})

/** Darkens what is cut off where the result is shown round. */
export const mask = recipe({
  base: componentRule({
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    border: '1px solid rgb(255 255 255 / 0.7)',
    boxShadow: '0 0 0 100vmax rgb(8 10 16 / 0.5)',
  }),
  variants: {
    shape: {
      round: componentRule({ borderRadius: vars.radius.full }),
      square: componentRule({ borderRadius: '22%' }),
      wide: componentRule({ borderRadius: vars.radius.tile }),
    },
  },
})

/** Left is left in every script, as on the picture. */
export const moves = component({ display: 'flex', gap: vars.space[2], direction: 'ltr' })

export const zoom = component({ inlineSize: 'min(20rem, 100%)' })
