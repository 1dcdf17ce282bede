import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle, truncate } from '#theme/mixins.ts'

export const root = component({ position: 'relative' })

export const scroller = component({
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  ...textStyle('sm'),
  ...tabular,
})

/** As large as all rows and columns together. */
export const canvas = component({ position: 'relative' })

const rowBase = {
  insetInlineStart: 0,
  inlineSize: '100%',
  display: 'flex',
} as const

export const head = component({
  ...rowBase,
  contain: 'layout style',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: vars.color.surface,
  boxShadow: `inset 0 -1px 0 ${vars.color.neutral[6]}`,
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
})

export const row = component({
  ...rowBase,
  /** What comes into view is laid out and painted by itself: its size is known, and nothing of it reaches out. */
  contain: 'strict',
  position: 'absolute',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:hover': { background: vars.color.neutral[3] },
    '&[aria-selected="true"]': { background: vars.color.accent[2] },
  },
})

export const cell = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  blockSize: '100%',
  paddingInline: vars.space[3],
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
    '&[data-scrolls]': { position: 'absolute', insetBlockStart: 0 },
    /** Covers what scrolls below it, in the colour of its row. */
    '&[data-pinned]': {
      position: 'sticky',
      zIndex: 1,
      flexShrink: 0,
      background: 'inherit',
      backgroundClip: 'padding-box',
    },
    '&[data-edge]': { boxShadow: `1px 0 0 ${vars.color.neutral[6]}` },
    '&[data-primary]': { fontWeight: vars.weight.label, color: vars.color.neutral[12] },
  },
  '@media': { [forcedColors]: { borderInlineEnd: '1px solid CanvasText' } },
})

export const content = component({ ...truncate, maxBlockSize: '100%' })

export const sortButton = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  ...textStyle('xs'),
  fontWeight: 'inherit',
  color: 'inherit',
  selectors: {
    '&:hover, [aria-sort] > &': { color: vars.color.neutral[12] },
  },
})

/** For the pointer; the keyboard widens a column from its heading. */
export const handle = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-4px',
  zIndex: 1,
  inlineSize: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      insetInline: '4px',
      background: vars.color.neutral[7],
    },
    '&:hover::after, &[data-dragging]::after': { insetBlock: 0, background: vars.color.accent[11] },
  },
})

export const note = component({ padding: vars.space[4] })

export const loadingRow = component({ paddingBlock: vars.space[2] })
