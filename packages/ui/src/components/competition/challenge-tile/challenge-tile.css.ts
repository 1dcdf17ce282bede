import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { clampLines, tabular, textStyle, transition } from '#theme/mixins.ts'

/** The undone is bright and raised; the done sinks into the page and keeps its pennant. */
export const tile = recipe({
  base: componentRule({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.tile,
    minInlineSize: 0,
    padding: `${vars.space['2.5']} ${vars.space[3]}`,
    border: `1px solid ${vars.color.neutral[6]}`,
    borderRadius: vars.radius.tile,
    textAlign: 'start',
    cursor: 'pointer',
    transition: transition('background-color', 'border-color'),
    contain: 'layout style',
  }),
  variants: {
    isSolved: {
      true: componentRule({
        color: vars.color.neutral[11],
        selectors: { '&:hover': { background: vars.color.neutral[2] } },
      }),
      false: componentRule({
        background: vars.color.surface,
        boxShadow: `${vars.shadow.raised}, ${vars.shadow.innerTop}`,
        selectors: { '&:hover': { background: vars.color.neutral[3] } },
      }),
    },
    isRunning: { true: componentRule({ borderColor: vars.color.accent[7] }) },
    isSelected: {
      true: componentRule({
        borderColor: vars.color.accent[11],
        background: vars.color.accent[3],
      }),
    },
  },
})

export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const title = recipe({
  base: componentRule({
    ...clampLines(2),
    ...textStyle('sm'),
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  }),
  variants: {
    isSolved: {
      true: componentRule({ fontWeight: vars.weight.ui }),
      false: componentRule({ fontWeight: vars.weight.strong }),
    },
  },
})

export const corner = component({
  display: 'inline-flex',
  flexShrink: 0,
  paddingBlockStart: '1px',
  color: vars.color.warn.text,
})

/** A word is read whole beside a long title, which has two lines. */
export const label = component({ display: 'flex', flexShrink: 0, maxInlineSize: '50%' })

export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  ...tabular,
})

export const points = recipe({
  base: componentRule({
    ...textStyle('lg'),
    fontWeight: vars.weight.title,
    whiteSpace: 'nowrap',
  }),
  variants: {
    isSolved: {
      true: componentRule({ color: vars.color.neutral[10], fontWeight: vars.weight.label }),
      false: componentRule({}),
    },
  },
})

/** After the numbers; on a narrow tile on a line of their own. */
export const people = component({ order: 1, alignSelf: 'center' })

export const meta = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  whiteSpace: 'nowrap',
})

export const running = component({ color: vars.color.accent[11], fontWeight: vars.weight.label })
