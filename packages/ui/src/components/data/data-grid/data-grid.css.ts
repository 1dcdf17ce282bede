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
  background: vars.color.surface,
  insetInlineStart: 0,
  inlineSize: '100%',
  /** One place for all cells; the margin of each says where it stands, whatever comes and goes beside it. */
  display: 'grid',
  gridTemplate: '100% / 100%',
} as const

export const head = component({
  ...rowBase,
  contain: 'layout style',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  boxShadow: `inset 0 -1px 0 ${vars.color.neutral[6]}`,
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
})

export const row = component({
  ...rowBase,
  position: 'absolute',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:hover': { background: vars.color.neutral[3] },
    '&[aria-selected="true"]': { background: vars.color.accent[2] },
  },
})

/** Stands where its margin says. */
const placed = { gridArea: '1 / 1', minInlineSize: 0 } as const

/** A heading: words, the sign of the order, a handle. */
export const headCell = component({
  ...placed,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[3],
  selectors: {
    ...insetFocus.selectors,
    '&[data-align="end"]': { justifyContent: 'flex-end', textAlign: 'end' },
  },
  '@media': { [forcedColors]: { borderInlineEnd: '1px solid CanvasText' } },
})

/** One box for a value: thousands come into view while one scrolls. */
export const cell = component({
  ...placed,
  ...truncate,
  /** Not `hidden`, which would make a box that scrolls of every cell. */
  overflow: 'clip',
  display: 'block',
  alignContent: 'center',
  paddingInline: vars.space[3],
  selectors: { ...insetFocus.selectors, '&[data-align="end"]': { textAlign: 'end' } },
  '@media': { [forcedColors]: { borderInlineEnd: '1px solid CanvasText' } },
})

/**
 * Covers what scrolls below it, in the colour of its row; each colour is said again here, because one that is inherited would
 * have all cells of a row styled anew whenever the pointer comes over it.
 */
export const pinned = component({
  position: 'sticky',
  zIndex: 1,
  background: vars.color.surface,
  backgroundClip: 'padding-box',
  selectors: {
    [`${row}:hover > &`]: { background: vars.color.neutral[3] },
    [`${row}[aria-selected="true"] > &`]: { background: vars.color.accent[2] },
  },
})
/** The last that stays. */
export const edge = component({ boxShadow: `1px 0 0 ${vars.color.neutral[6]}` })
export const primary = component({ fontWeight: vars.weight.label, color: vars.color.neutral[12] })

export const content = component({ ...truncate })
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
