import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle } from '#theme/mixins.ts'

/** Where the head sticks: under the bar of the page, or at the top of the box. */
export const headTop = createVar()

export const frame = recipe({
  base: componentRule({
    background: vars.color.surface,
    scrollbarWidth: 'thin',
    vars: { [headTop]: vars.size.topBar },
    /** A wide window clips instead of scrolling, so that the head can stick to the page's bars. */
    overflow: 'clip',
    '@media': {
      [below('md')]: { overflow: 'auto', overscrollBehaviorX: 'contain', vars: { [headTop]: '0' } },
    },
  }),
  variants: {
    /** A table that is a card of its own, or a part of one. */
    isBare: {
      true: componentRule({}),
      false: componentRule({
        border: `1px solid ${vars.color.neutral[6]}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.raised,
      }),
    },
    /** Scrolls inside its own box, under its own head. */
    isBoxed: {
      true: componentRule({ maxBlockSize: '100%', overflow: 'auto', vars: { [headTop]: '0' } }),
    },
  },
  defaultVariants: { isBare: false },
})

export const table = component({ inlineSize: '100%', ...textStyle('sm'), ...tabular })

/** Height of the head. */
export const headHeight = '2.25rem'

export const headCell = component({
  position: 'sticky',
  insetBlockStart: headTop,
  zIndex: vars.layer.sticky,
  blockSize: headHeight,
  paddingInline: vars.space[3],
  background: vars.color.surface,
  boxShadow: `inset 0 -1px 0 ${vars.color.neutral[6]}`,
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
})

export const sortButton = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  ...textStyle('xs'),
  fontWeight: 'inherit',
  color: 'inherit',
  selectors: {
    '&:hover': { color: vars.color.neutral[12] },
    '[aria-sort] > &': { color: vars.color.neutral[12] },
  },
})

export const row = component({
  blockSize: vars.size.tableRow,
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
    '&:hover': { background: vars.color.neutral[3] },
    '&[aria-selected="true"], &[data-highlighted]': { background: vars.color.accent[2] },
  },
})

export const cell = recipe({
  base: componentRule({
    paddingInline: vars.space[3],
    paddingBlock: vars.space[1],
    textAlign: 'start',
    fontWeight: 'inherit',
    verticalAlign: 'middle',
  }),
  variants: {
    align: { start: componentRule({}), end: componentRule({ textAlign: 'end' }) },
    isMuted: { true: componentRule({ color: vars.color.neutral[11] }) },
    isPrimary: {
      true: componentRule({ fontWeight: vars.weight.label, color: vars.color.neutral[12] }),
    },
  },
})

/** Columns that give way on narrow screens. */
export const hideBelow = {
  sm: component({ '@media': { [below('sm')]: { display: 'none' } } }),
  md: component({ '@media': { [below('md')]: { display: 'none' } } }),
  lg: component({ '@media': { [below('lg')]: { display: 'none' } } }),
}

export const selectCell = component({
  inlineSize: '2.5rem',
  paddingInlineStart: vars.space[3],
  textAlign: 'start',
})

export const note = component({ padding: vars.space[2] })
export const spacer = component({ border: 0, padding: 0 })
