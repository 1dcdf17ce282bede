import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { insetFocus, textStyle, truncate } from '#theme/mixins.ts'

/** Scrolls sideways in itself when the weeks are many. */
export const root = component({
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  ...insetFocus,
})
export const field = component({ position: 'relative', minInlineSize: '100%' })
export const week = component({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  paddingInlineStart: vars.space[1],
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  whiteSpace: 'nowrap',
})
export const now = component({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `2px solid ${vars.color.accent[11]}`,
  zIndex: 1,
  pointerEvents: 'none',
})
export const list = component({ position: 'absolute', inset: 0 })
export const bar = recipe({
  base: componentRule({
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    blockSize: '1.75rem',
    minInlineSize: '0.75rem',
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    ...textStyle('xs'),
    fontWeight: vars.weight.label,
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    /** Told by ground and line style, not by colour alone. */
    state: {
      past: componentRule({
        background: vars.color.neutral[3],
        color: vars.color.neutral[11],
        borderColor: vars.color.neutral[6],
      }),
      live: componentRule({ background: vars.color.accent[9], color: vars.color.onAccent }),
      coming: componentRule({
        background: vars.color.accent[3],
        color: vars.color.accent[11],
        borderColor: vars.color.accent[8],
        borderStyle: 'dashed',
      }),
    },
  },
})
export const name = component({ ...truncate, insetInlineStart: 0, position: 'sticky' })
