import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { touchTarget, transition } from '#theme/mixins.ts'

const enabled = '&:not(:disabled, [aria-disabled="true"])'

export const iconButton = recipe({
  base: componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.neutral[11],
    cursor: 'pointer',
    transition: transition('background-color', 'color'),
    selectors: {
      [`${enabled}:hover`]: { background: vars.color.neutral[4], color: vars.color.neutral[12] },
      [`${enabled}:active`]: { background: vars.color.neutral[5] },
      '&[aria-pressed="true"], &[aria-expanded="true"]': {
        background: vars.color.neutral[4],
        color: vars.color.neutral[12],
      },
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': { ...touchTarget['@media'], [forcedColors]: { borderColor: 'ButtonText' } },
  }),
  variants: {
    variant: {
      plain: componentRule({}),
      bordered: componentRule({
        background: vars.color.control,
        borderColor: vars.color.controlLine,
        boxShadow: `${vars.shadow.raised}, ${vars.shadow.innerTop}`,
      }),
    },
    tone: { default: componentRule({}), danger: componentRule({ color: vars.color.bad.text }) },
    size: {
      sm: componentRule({ inlineSize: '1.625rem', blockSize: '1.625rem' }),
      md: componentRule({ inlineSize: '2rem', blockSize: '2rem' }),
      lg: componentRule({ inlineSize: vars.size.controlMd, blockSize: vars.size.controlMd }),
    },
  },
  defaultVariants: { variant: 'plain', tone: 'default', size: 'md' },
})

/** A dot at the upper corner: something new is behind this button. */
export const dot = component({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineEnd: '3px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.accent[11],
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  '@media': { [forcedColors]: { background: 'Highlight' } },
})
