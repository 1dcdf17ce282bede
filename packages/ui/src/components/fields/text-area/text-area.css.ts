import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { componentRule } from '#theme/layers.css.ts'
import { fieldFocus, transition } from '#theme/mixins.ts'

export const area = recipe({
  base: componentRule({
    inlineSize: '100%',
    padding: `${vars.space['1.5']} ${vars.space['2.5']}`,
    background: vars.color.well,
    border: `1px solid ${vars.color.neutral[8]}`,
    borderRadius: vars.radius.control,
    minBlockSize: `calc(3lh + ${vars.space[3]} + 2px)`,
    maxBlockSize: '12lh',
    fieldSizing: 'content',
    resize: 'vertical',
    transition: transition('border-color', 'box-shadow'),
    selectors: {
      '&:focus-visible': fieldFocus,
      '&[aria-invalid]': { borderColor: vars.color.bad.line },
      '&:disabled': { opacity: 0.5 },
    },
  }),
  variants: {
    isMono: { true: componentRule({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }) },
    /** As high as a text field at first. */
    isShort: {
      true: componentRule({ minBlockSize: `calc(1lh + ${vars.space[3]} + 2px)`, resize: 'none' }),
    },
    /** Fills its place instead of growing with the text, as in an editor. */
    isTall: { true: componentRule({ maxBlockSize: 'none', minBlockSize: '20rem', flex: 1 }) },
  },
})
