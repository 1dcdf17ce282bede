import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { insetFocus, textStyle, transition } from '#theme/mixins.ts'

/** 360 px: no two words of a segment fit beside each other. */
const narrowest = 'screen and (width < 22.5em)'

export const group = recipe({
  base: componentRule({
    display: 'inline-flex',
    maxInlineSize: '100%',
    padding: '1px',
    gap: '1px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    background: vars.color.neutral[3],
    border: `1px solid ${vars.color.neutral[6]}`,
    borderRadius: vars.radius.control,
  }),
  variants: {
    isFullWidth: { true: componentRule({ display: 'flex', inlineSize: '100%' }) },
    /** To the select below. */
    yields: { true: componentRule({ '@media': { [narrowest]: { display: 'none' } } }) },
  },
})

export const item = recipe({
  base: componentRule({
    flex: '1 0 auto',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space['1.5'],
    flexShrink: 0,
    whiteSpace: 'nowrap',
    borderRadius: '5px',
    color: vars.color.neutral[11],
    fontWeight: vars.weight.ui,
    cursor: 'pointer',
    transition: transition('background-color', 'color'),
    ...insetFocus,
    selectors: {
      ...insetFocus.selectors,
      '&:hover': { color: vars.color.neutral[12] },
      '&[data-state="on"], &[aria-current]': {
        background: vars.color.neutral[5],
        color: vars.color.neutral[12],
        fontWeight: vars.weight.strong,
      },
      ':root[data-theme$="light"] &[data-state="on"], :root[data-theme$="light"] &[aria-current]': {
        background: vars.color.surface,
        boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.neutral[6]}`,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
  variants: {
    size: {
      sm: componentRule({
        minBlockSize: `calc(${vars.size.controlSm} - 4px)`,
        paddingInline: vars.space['2.5'],
        ...textStyle('sm'),
      }),
      md: componentRule({
        minBlockSize: `calc(${vars.size.controlMd} - 4px)`,
        paddingInline: vars.space[3],
        ...textStyle('sm'),
      }),
    },
  },
  defaultVariants: { size: 'md' },
})

export const count = component({ fontVariantNumeric: 'tabular-nums', opacity: 0.85 })

export const select = recipe({
  base: componentRule({
    display: 'none',
    inlineSize: '100%',
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.neutral[7]}`,
    borderRadius: vars.radius.control,
    background: vars.color.well,
    color: vars.color.neutral[12],
    /** Smaller, and phones zoom in when it takes the focus. */
    fontSize: '1rem',
    '@media': { [narrowest]: { display: 'block' } },
  }),
  variants: {
    size: {
      sm: componentRule({ minBlockSize: vars.size.controlSm }),
      md: componentRule({ minBlockSize: vars.size.controlMd }),
    },
  },
  defaultVariants: { size: 'md' },
})
