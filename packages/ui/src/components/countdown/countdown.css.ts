import { recipe } from '#theme/recipe.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const clock = recipe({
  base: component({
    ...tabular,
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.title,
    unicodeBidi: 'isolate',
    direction: 'ltr',
  }),
  variants: {
    size: {
      inherit: component({}),
      md: component({ ...textStyle('base') }),
      lg: component({ ...textStyle('numeral'), letterSpacing: vars.track.xl }),
      xl: component({ ...textStyle('3xl'), letterSpacing: vars.track['3xl'] }),
    },
    urgency: {
      none: component({}),
      soon: component({ color: vars.color.warn.text }),
      now: component({ color: vars.color.bad.text }),
    },
  },
  defaultVariants: { size: 'inherit', urgency: 'none' },
})

export const unit = component({
  fontSize: '0.6em',
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[10],
  marginInlineStart: '1px',
})
