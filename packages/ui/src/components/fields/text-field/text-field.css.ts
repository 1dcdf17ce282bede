import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { fieldFocus, transition } from '#theme/mixins.ts'

/** The visible box: it has the input and what is before and after it. */
export const box = recipe({
  base: componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    paddingInline: vars.space['2.5'],
    background: vars.color.well,
    border: `1px solid ${vars.color.neutral[8]}`,
    borderRadius: vars.radius.control,
    color: vars.color.neutral[12],
    transition: transition('border-color', 'box-shadow'),
    selectors: {
      '&:focus-within': fieldFocus,
      '&[data-invalid]': { borderColor: vars.color.bad.line },
      '&[data-disabled]': { borderColor: vars.color.neutral[6] },
    },
  }),
  variants: {
    size: {
      md: componentRule({ minBlockSize: vars.size.input }),
      lg: componentRule({ minBlockSize: vars.size.inputLg }),
      flag: componentRule({ minBlockSize: vars.size.flagInput }),
    },
  },
  defaultVariants: { size: 'md' },
})

export const input = recipe({
  base: componentRule({
    flex: 1,
    minInlineSize: 0,
    alignSelf: 'stretch',
    background: 'transparent',
    border: 0,
    outline: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:-webkit-autofill': {
        WebkitTextFillColor: vars.color.neutral[12],
        boxShadow: `0 0 0 100rem ${vars.color.well} inset`,
      },
    },
  }),
  variants: {
    isMono: { true: componentRule({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }) },
  },
})

export const affix = component({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[1],
  color: vars.color.neutral[10],
})
