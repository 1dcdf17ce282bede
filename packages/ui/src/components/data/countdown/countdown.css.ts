import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const clock = recipe({
  base: componentRule({
    ...tabular,
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.title,
    unicodeBidi: 'isolate',
    direction: 'ltr',
  }),
  variants: {
    size: {
      inherit: componentRule({}),
      md: componentRule({ ...textStyle('base') }),
      lg: componentRule({ ...textStyle('numeral'), letterSpacing: vars.track.xl }),
      xl: componentRule({ ...textStyle('3xl'), letterSpacing: vars.track['3xl'] }),
    },
    urgency: {
      none: componentRule({}),
      soon: componentRule({ color: vars.color.warn.text }),
      now: componentRule({ color: vars.color.bad.text }),
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
