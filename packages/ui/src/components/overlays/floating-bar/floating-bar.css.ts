import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { below, fewLines } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, tabular, textStyle } from '#theme/mixins.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } })

const atLowerEdge: StyleRule = {
  insetBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
  zIndex: vars.layer.saveBar,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': {
    [below('sm')]: {
      insetBlockEnd: `calc(${vars.size.tabBar} + ${vars.space[2]} + env(safe-area-inset-bottom))`,
    },
    [fewLines]: { position: 'static' },
  },
}

/** Stays at the lower edge of its place while that scrolls, and takes no room from it. */
export const place = component({ position: 'sticky', ...atLowerEdge })
/** Stays at the lower edge of the window, wherever the page ends. */
export const offerPlace = component({
  position: 'fixed',
  insetInline: vars.space[4],
  ...atLowerEdge,
})

export const bar = component({
  ...floating,
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '100%',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.card,
  ...textStyle('sm'),
  ...tabular,
  animation: `${rise} ${vars.duration.base} ${vars.easing.out}`,
})
/** In one line where that fits: the buttons wrap first. */
export const text = component({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
})
export const offer = component({ flex: '1 1 14rem', overflowWrap: 'anywhere' })
export const title = component({ fontWeight: vars.weight.strong })
export const error = component({
  color: vars.color.bad.text,
  flexBasis: '100%',
  overflowWrap: 'anywhere',
})
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
