import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const state = recipe({
  base: componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    inlineSize: '100%',
  }),
  variants: {
    size: {
      part: componentRule({ gap: vars.space[3], padding: `${vars.space[6]} ${vars.space[4]}` }),
      page: componentRule({ gap: vars.space[5], padding: `${vars.space[16]} ${vars.space[4]}` }),
    },
  },
  defaultVariants: { size: 'part' },
})

export const body = component({ display: 'grid', gap: vars.space[1], maxInlineSize: '34rem' })

export const title = recipe({
  base: componentRule({
    fontWeight: vars.weight.title,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      part: componentRule({ ...textStyle('base') }),
      page: componentRule({ ...textStyle('3xl'), letterSpacing: vars.track['3xl'] }),
    },
  },
  defaultVariants: { size: 'part' },
})

export const text = recipe({
  base: componentRule({
    color: vars.color.neutral[11],
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      part: componentRule({ ...textStyle('sm') }),
      page: componentRule({ ...textStyle('md') }),
    },
  },
  defaultVariants: { size: 'part' },
})

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
})
