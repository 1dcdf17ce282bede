import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

const tone = (name: 'ok' | 'warn' | 'bad' | 'info') =>
  component({ background: vars.color[name].tint, color: vars.color[name].text })

export const badge = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    maxInlineSize: '100%',
    paddingInline: vars.space['1.5'],
    paddingBlock: '1px',
    border: '1px solid transparent',
    borderRadius: vars.radius.mark,
    ...textStyle('xs'),
    ...tabular,
    fontWeight: vars.weight.ui,
    whiteSpace: 'nowrap',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    tone: {
      neutral: componentRule({ background: vars.color.neutral[4], color: vars.color.neutral[11] }),
      accent: componentRule({ background: vars.color.accent[3], color: vars.color.accent[11] }),
      ok: tone('ok'),
      warn: tone('warn'),
      bad: tone('bad'),
      info: tone('info'),
      outline: componentRule({ borderColor: vars.color.neutral[7], color: vars.color.neutral[11] }),
      /** On a picture. */
      scrim: componentRule({ background: 'rgb(8 10 16 / 0.78)', color: '#ffffff' }),
    },
    isPill: {
      true: componentRule({ borderRadius: vars.radius.full, paddingInline: vars.space[2] }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const icon = component({ display: 'inline-flex', flexShrink: 0 })
export const label = component({ overflow: 'hidden', textOverflow: 'ellipsis' })
