import { recipe } from '@vanilla-extract/recipes'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const callout = recipe({
  base: componentRule({
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
      info: componentRule({ background: vars.color.accent[3] }),
      ok: componentRule({ background: vars.color.ok.tint }),
      warn: componentRule({ background: vars.color.warn.tint }),
      bad: componentRule({ background: vars.color.bad.tint }),
      neutral: componentRule({ background: vars.color.neutral[3] }),
    },
  },
  defaultVariants: { tone: 'info' },
})

export const icon = recipe({
  base: componentRule({ flexShrink: 0, marginBlockStart: '2px' }),
  variants: {
    tone: {
      info: componentRule({ color: vars.color.accent[11] }),
      ok: componentRule({ color: vars.color.ok.text }),
      warn: componentRule({ color: vars.color.warn.text }),
      bad: componentRule({ color: vars.color.bad.text }),
      neutral: componentRule({ color: vars.color.neutral[11] }),
    },
  },
})

/** Where the text would get too narrow beside it, the action is below it. */
export const content = component({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space['2.5'],
  minInlineSize: 0,
})

export const body = component({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = component({ fontWeight: vars.weight.strong })
export const action = component({ flexShrink: 0 })

/** The region is there before its message, but takes no room and no gap. */
export const formError = component({ selectors: { '&:empty': { position: 'absolute' } } })
