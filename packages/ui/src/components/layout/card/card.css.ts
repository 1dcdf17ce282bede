import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { textStyle, transition } from '#theme/mixins.ts'

export const card = recipe({
  base: componentRule({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'clip',
    background: vars.color.surface,
    border: `1px solid ${vars.color.neutral[6]}`,
    borderRadius: vars.radius.card,
    boxShadow: `${vars.shadow.raised}, ${vars.shadow.innerTop}`,
  }),
  variants: {
    padding: {
      none: componentRule({}),
      md: componentRule({ padding: vars.space[4] }),
      lg: componentRule({ padding: vars.space[5] }),
    },
    /** The whole card is one link or button. */
    isInteractive: {
      true: componentRule({
        color: 'inherit',
        cursor: 'pointer',
        transition: transition('background-color', 'border-color'),
        selectors: {
          '&:hover': { background: vars.color.neutral[3], borderColor: vars.color.neutral[7] },
        },
      }),
    },
    /** Chosen, or running. */
    isSelected: { true: componentRule({ borderColor: vars.color.accent[7] }) },
  },
  defaultVariants: { padding: 'md' },
})

export const header = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})

export const title = component({
  // What is beside it wraps before one of its words is broken.
  flex: '1 1 min-content',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
})

export const meta = component({ ...textStyle('sm'), color: vars.color.neutral[10] })

export const section = component({
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
