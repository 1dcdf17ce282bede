import { recipe } from '@vanilla-extract/recipes'
import { forcedColors, onPaper } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

const tone = (name: 'ok' | 'warn' | 'bad') =>
  component({ background: vars.color[name].tint, color: vars.color[name].text })

export const bar = recipe({
  base: componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[2],
    minBlockSize: '1.75rem',
    paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
    ...textStyle('xs'),
    fontWeight: vars.weight.ui,
    '@media': {
      [forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
      [onPaper]: { display: 'none' },
    },
  }),
  variants: {
    state: { degraded: tone('warn'), offline: tone('bad'), recovering: tone('ok') },
  },
})

export const icon = component({ display: 'inline-flex', flexShrink: 0 })
export const text = component({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const age = component({ ...tabular, color: vars.color.neutral[11] })
export const action = component({
  minBlockSize: '1.5rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.mark,
  ...textStyle('xs'),
  fontWeight: vars.weight.strong,
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})
