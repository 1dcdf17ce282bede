import { recipe } from '#theme/recipe.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

const tone = (name: 'ok' | 'warn' | 'bad' | 'info') => component({ color: vars.color[name].text })

/** Looks of a badge's tone, for an icon that stands alone. */
export const icon = recipe({
  base: component({ display: 'inline-flex', flexShrink: 0, verticalAlign: '-0.125em' }),
  variants: {
    tone: {
      neutral: component({ color: vars.color.neutral[11] }),
      outline: component({ color: vars.color.neutral[11] }),
      accent: component({ color: vars.color.accent[11] }),
      ok: tone('ok'),
      warn: tone('warn'),
      bad: tone('bad'),
      info: tone('info'),
      scrim: component({ color: 'inherit' }),
    },
  },
})
