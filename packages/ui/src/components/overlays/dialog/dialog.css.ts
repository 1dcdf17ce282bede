import { keyframes } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, fewLines, from } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const fadeOut = keyframes({ to: { opacity: 0 } })
/** Without fading: the text can be read from the first frame on. */
const lift = keyframes({ from: { translate: '0 8px' } })
const slideUp = keyframes({ from: { translate: '0 100%' } })
const slideDown = keyframes({ to: { translate: '0 100%' } })
const slideIn = keyframes({ from: { translate: '100% 0' } })
const slideOut = keyframes({ to: { translate: '100% 0' } })

const arrive = (name: string) => `${name} ${vars.duration.base} ${vars.easing.out}`
const leave = (name: string) => `${name} ${vars.duration.quick} ${vars.easing.inOut} forwards`

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.overlay,
  backdropFilter: `blur(${vars.overlayBlur})`,
  animation: `${fadeIn} ${vars.duration.fade} linear`,
  selectors: {
    /** The content follows right after it. */
    '&:has(+ [data-state="closed"])': {
      animation: `${fadeOut} ${vars.duration.fade} linear forwards`,
    },
  },
})

/** While the page behind is still being put together each part that comes would be blurred again. */
export const clear = component({ backdropFilter: 'none' })

const sheet = {
  insetInline: 0,
  insetBlockEnd: 0,
  maxBlockSize: '92dvh',
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  borderBlockEndWidth: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: {
    '&[data-state="open"]': { animation: arrive(slideUp) },
    '&[data-state="closed"]': { animation: leave(slideDown) },
  },
} as const

const covering = {
  position: 'fixed',
  zIndex: vars.layer.dialog,
  boxShadow: `${vars.shadow.overlay}, ${vars.shadow.innerTop}`,
} as const

export const content = recipe({
  base: componentRule({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    contain: 'layout paint',
    background: vars.color.surface,
    color: vars.color.neutral[12],
    border: `1px solid ${vars.color.neutral[6]}`,
    outline: 'none',
    // Its head and foot scroll with the rest.
    '@media': { [fewLines]: { overflowY: 'auto' } },
  }),
  variants: {
    placement: {
      center: componentRule({
        ...covering,
        '@media': {
          [from('sm')]: {
            inset: 0,
            margin: 'auto',
            blockSize: 'fit-content',
            maxBlockSize: 'calc(100dvh - 4rem)',
            borderRadius: vars.radius.dialog,
            selectors: {
              '&[data-state="open"]': { animation: arrive(lift) },
              '&[data-state="closed"]': { animation: leave(fadeOut) },
            },
          },
        },
      }),
      /** At the end of the window, full height. */
      side: componentRule({
        ...covering,
        '@media': {
          [from('sm')]: {
            inset: '0 0 0 auto',
            margin: 0,
            inlineSize: 'min(27.5rem, 100vw)',
            blockSize: '100dvh',
            maxBlockSize: 'none',
            borderRadius: 0,
            borderBlockWidth: 0,
            borderInlineEndWidth: 0,
            selectors: {
              '&[data-state="open"]': { animation: arrive(slideIn) },
              '&[data-state="closed"]': { animation: leave(slideOut) },
            },
          },
        },
      }),
      /** Where it is rendered. */
      inline: componentRule({
        minInlineSize: 0,
        borderRadius: vars.radius.dialog,
        boxShadow: vars.shadow.innerTop,
        '@media': { '(prefers-reduced-motion: no-preference)': { animation: arrive(fadeIn) } },
      }),
    },
    size: {
      sm: componentRule({
        '@media': { [from('sm')]: { inlineSize: 'min(27.5rem, 100vw - 2rem)' } },
      }),
      md: componentRule({
        '@media': { [from('sm')]: { inlineSize: 'min(30rem, 100vw - 2rem)' } },
      }),
      lg: componentRule({
        '@media': { [from('sm')]: { inlineSize: 'min(40rem, 100vw - 2rem)' } },
      }),
      wide: componentRule({
        '@media': {
          [from('sm')]: {
            inlineSize: 'min(67.5rem, 100vw - 2rem)',
            blockSize: 'min(49.375rem, 100dvh - 4rem)',
          },
        },
      }),
    },
    /** Its layout on a phone. */
    phone: {
      sheet: componentRule({ '@media': { [below('sm')]: sheet } }),
      page: componentRule({
        '@media': {
          [below('sm')]: {
            inset: 0,
            border: 0,
            paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
          },
        },
      }),
    },
  },
})

export const header = recipe({
  base: componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    flexShrink: 0,
    padding: `${vars.space[4]} ${vars.space[5]}`,
  }),
  variants: {
    hasLine: { true: componentRule({ borderBlockEnd: `1px solid ${vars.color.hairline}` }) },
  },
})

export const heading = component({ flex: 1, minInlineSize: 0 })

export const title = component({
  ...textStyle('lg'),
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.lg,
  overflowWrap: 'anywhere',
})

export const description = component({ ...textStyle('sm'), color: vars.color.neutral[11] })

export const body = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[1]} ${vars.space[5]} ${vars.space[5]}`,
  '@media': { [fewLines]: { flex: 'none', overflowY: 'visible' } },
})

export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  flexShrink: 0,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
