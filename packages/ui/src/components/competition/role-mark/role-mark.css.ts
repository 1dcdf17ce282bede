import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'

const tone = (name: 'ok' | 'warn' | 'bad' | 'info') => component({ color: vars.color[name].text })

/** Looks of a badge's tone, for an icon alone. */
export const icon = recipe({
  base: componentRule({ display: 'inline-flex', flexShrink: 0, verticalAlign: '-0.125em' }),
  variants: {
    tone: {
      neutral: componentRule({ color: vars.color.neutral[11] }),
      outline: componentRule({ color: vars.color.neutral[11] }),
      accent: componentRule({ color: vars.color.accent[11] }),
      ok: tone('ok'),
      warn: tone('warn'),
      bad: tone('bad'),
      info: tone('info'),
      scrim: componentRule({ color: 'inherit' }),
    },
  },
})
