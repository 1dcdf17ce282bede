import { recipe } from '#theme/recipe.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const state = recipe({
  base: component({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    inlineSize: '100%',
  }),
  variants: {
    size: {
      part: component({ gap: vars.space[3], padding: `${vars.space[6]} ${vars.space[4]}` }),
      page: component({ gap: vars.space[5], padding: `${vars.space[16]} ${vars.space[4]}` }),
    },
  },
  defaultVariants: { size: 'part' },
})

export const words = component({ display: 'grid', gap: vars.space[1], maxInlineSize: '34rem' })

export const title = recipe({
  base: component({ fontWeight: vars.weight.title, textWrap: 'balance', overflowWrap: 'anywhere' }),
  variants: {
    size: {
      part: component({ ...textStyle('base') }),
      page: component({ ...textStyle('3xl'), letterSpacing: vars.track['3xl'] }),
    },
  },
  defaultVariants: { size: 'part' },
})

export const text = recipe({
  base: component({ color: vars.color.neutral[11], textWrap: 'balance', overflowWrap: 'anywhere' }),
  variants: {
    size: { part: component({ ...textStyle('sm') }), page: component({ ...textStyle('md') }) },
  },
  defaultVariants: { size: 'part' },
})

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
})
