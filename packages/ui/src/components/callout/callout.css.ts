import { recipe } from '#theme/recipe.ts'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const callout = recipe({
  base: component({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space['2.5'],
    padding: `${vars.space['2.5']} ${vars.space[3]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    ...textStyle('sm'),
    color: vars.color.neutral[12],
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    tone: {
      info: component({ background: vars.color.accent[3] }),
      ok: component({ background: vars.color.ok.tint }),
      warn: component({ background: vars.color.warn.tint }),
      bad: component({ background: vars.color.bad.tint }),
      neutral: component({ background: vars.color.neutral[3] }),
    },
  },
  defaultVariants: { tone: 'info' },
})

export const icon = recipe({
  base: component({ flexShrink: 0, marginBlockStart: '2px' }),
  variants: {
    tone: {
      info: component({ color: vars.color.accent[11] }),
      ok: component({ color: vars.color.ok.text }),
      warn: component({ color: vars.color.warn.text }),
      bad: component({ color: vars.color.bad.text }),
      neutral: component({ color: vars.color.neutral[11] }),
    },
  },
})

export const body = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = component({ fontWeight: vars.weight.strong })
export const action = component({ flexShrink: 0 })

/** The region is there before its message, but takes no room and no gap. */
export const formError = component({ selectors: { '&:empty': { position: 'absolute' } } })
