import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { componentRule } from '#theme/layers.css.ts'

export const textLink = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    borderRadius: vars.radius.mark,
    cursor: 'pointer',
    textDecorationLine: vars.color.linkLine,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { textDecorationLine: 'underline' },
      // A column must not be squeezed to a letter: a table that finds no room scrolls.
      ':is(td, th) &': { overflowWrap: 'normal' },
    },
  }),
  variants: {
    tone: {
      accent: componentRule({ color: vars.color.accent[11], fontWeight: vars.weight.ui }),
      muted: componentRule({
        color: vars.color.neutral[11],
        selectors: { '&:hover': { color: vars.color.neutral[12] } },
      }),
      strong: componentRule({ color: vars.color.neutral[12], fontWeight: vars.weight.strong }),
    },
    /** Inside a sentence a link is always underlined and flows with the words. */
    isInProse: {
      true: componentRule({ display: 'inline', textDecorationLine: 'underline' }),
    },
  },
  defaultVariants: { tone: 'accent' },
})
