import { recipe } from '@vanilla-extract/recipes'
import { forcedColors, onPaper } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

const tone = (name: 'ok' | 'warn' | 'bad' | 'info') =>
  component({ background: vars.color[name].tint, color: vars.color.neutral[12] })

export const banner = recipe({
  base: componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    paddingBlock: vars.space[2],
    paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
    ...textStyle('sm'),
    '@media': {
      [forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
      [onPaper]: { display: 'none' },
    },
  }),
  variants: {
    tone: { info: tone('info'), ok: tone('ok'), warn: tone('warn'), bad: tone('bad') },
  },
})

export const icon = recipe({
  base: componentRule({ display: 'inline-flex', flexShrink: 0 }),
  variants: {
    tone: {
      info: componentRule({ color: vars.color.info.text }),
      ok: componentRule({ color: vars.color.ok.text }),
      warn: componentRule({ color: vars.color.warn.text }),
      bad: componentRule({ color: vars.color.bad.text }),
    },
  },
})
export const words = component({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
})
