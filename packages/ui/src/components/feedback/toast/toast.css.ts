import { keyframes } from '@vanilla-extract/css'
import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, textStyle } from '#theme/mixins.ts'

const arrive = keyframes({ from: { opacity: 0, translate: '0 1rem' } })
const leave = keyframes({ to: { opacity: 0, translate: '1rem 0' } })
const swipe = keyframes({
  from: { translate: 'var(--radix-toast-swipe-end-x) 0' },
  to: { translate: '100% 0' },
})

export const viewport = component({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `calc(${vars.space[5]} + env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space[5],
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  inlineSize: 'min(27.5rem, 100vw - 2rem)',
  listStyle: 'none',
  outline: 'none',
  selectors: {
    // At the end of an open dialog are its buttons, at its start is only its name.
    ':root[data-modal] &': {
      insetBlock: `${vars.space[5]} auto`,
      insetInline: `${vars.space[5]} auto`,
    },
  },
  '@media': {
    [below('sm')]: {
      // Below the bars of page and dialog: buttons for the thumb are at the bottom.
      insetBlock: `calc(${vars.size.topBar} + ${vars.space[3]} + env(safe-area-inset-top)) auto`,
      insetInline: vars.space[4],
      selectors: {
        ':root[data-modal] &': {
          insetBlock: `calc(${vars.size.topBar} + ${vars.space[3]} + env(safe-area-inset-top)) auto`,
          insetInline: vars.space[4],
        },
      },
    },
  },
})

export const toast = component({
  ...floating,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-state="open"]': { animation: `${arrive} ${vars.duration.slow} ${vars.easing.out}` },
    '&[data-state="closed"]': {
      animation: `${leave} ${vars.duration.slow} ${vars.easing.inOut} forwards`,
    },
    '&[data-swipe="move"]': { translate: 'var(--radix-toast-swipe-move-x) 0' },
    '&[data-swipe="cancel"]': { translate: '0 0' },
    '&[data-swipe="end"]': { animation: `${swipe} ${vars.duration.slow} ${vars.easing.out}` },
  },
})

export const icon = component({
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: '1px',
  color: vars.color.accent[11],
  selectors: {
    '&[data-tone="ok"]': { color: vars.color.ok.text },
    '&[data-tone="warn"]': { color: vars.color.warn.text },
    '&[data-tone="bad"]': { color: vars.color.bad.text },
  },
})

export const text = component({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'stretch',
})
export const title = component({ ...textStyle('sm'), fontWeight: vars.weight.strong })
export const description = component({ ...textStyle('sm'), color: vars.color.neutral[11] })
/** The only button with words of unknown length in a place of a given width. */
export const action = component({
  justifySelf: 'start',
  selectors: { '&&': { blockSize: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
})
