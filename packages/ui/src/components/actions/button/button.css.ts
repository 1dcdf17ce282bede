import { recipe } from '@vanilla-extract/recipes'
import { below, forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle, touchTarget, transition } from '#theme/mixins.ts'

const enabled = '&:not(:disabled, [aria-disabled="true"])'
const { neutral, accent, brand, bad } = vars.color

const raised = {
  background: vars.color.control,
  borderColor: vars.color.controlLine,
  boxShadow: `${vars.shadow.raised}, ${vars.shadow.innerTop}`,
  selectors: {
    [`${enabled}:hover`]: { background: neutral[4] },
    [`${enabled}:active`]: { background: neutral[5] },
  },
} as const

export const button = recipe({
  base: componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.label,
    whiteSpace: 'nowrap',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: transition('background-color', 'border-color', 'color'),
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-loading]': { cursor: 'progress' },
    },
    '@media': {
      ...touchTarget['@media'],
      [forcedColors]: { borderColor: 'ButtonText' },
      // A label that is long in some language takes a second line there instead of leaving the screen; a word that is, too, is parted.
      [below('xs')]: {
        paddingBlock: vars.space['0.5'],
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        hyphens: 'auto',
      },
    },
  }),
  variants: {
    tone: {
      primary: componentRule({
        background: brand.solid,
        borderColor: brand.line,
        color: brand.onSolid,
        fontWeight: vars.weight.strong,
        boxShadow: vars.shadow.solidTop,
        selectors: {
          [`${enabled}:hover`]: { background: brand.solidHover },
          [`${enabled}:active`]: { background: brand.solidHover },
        },
      }),
      default: componentRule({ ...raised, color: neutral[12] }),
      soft: componentRule({
        background: accent[3],
        color: accent[11],
        selectors: {
          [`${enabled}:hover`]: { background: accent[4] },
          [`${enabled}:active`]: { background: accent[5] },
        },
      }),
      ghost: componentRule({
        color: neutral[11],
        selectors: {
          [`${enabled}:hover`]: { background: neutral[4], color: neutral[12] },
          [`${enabled}:active`]: { background: neutral[5] },
        },
      }),
      danger: componentRule({ ...raised, color: bad.text }),
      'confirm-danger': componentRule({
        background: bad.solid,
        color: bad.onSolid,
        fontWeight: vars.weight.strong,
        selectors: {
          [`${enabled}:hover`]: { background: bad.solidHover },
          [`${enabled}:active`]: { background: bad.solidHover },
        },
      }),
    },
    size: {
      sm: componentRule({
        minBlockSize: vars.size.controlSm,
        paddingInline: vars.space['2.5'],
        ...textStyle('sm'),
        gap: vars.space['1.5'],
      }),
      md: componentRule({
        minBlockSize: vars.size.controlMd,
        paddingInline: '0.8125rem',
        ...textStyle('base'),
      }),
      lg: componentRule({
        minBlockSize: vars.size.controlLg,
        paddingInline: vars.space[5],
        ...textStyle('base'),
      }),
    },
    isFullWidth: { true: componentRule({ inlineSize: '100%' }) },
  },
  defaultVariants: { tone: 'default', size: 'md' },
})

export const icon = component({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  alignItems: 'center',
  justifyContent: 'center',
})
