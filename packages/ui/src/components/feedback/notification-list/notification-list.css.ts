import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle } from '#theme/mixins.ts'

export const panel = component({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' })

export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
})
export const title = component({ ...textStyle('base'), fontWeight: vars.weight.title })

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'min(32rem, 70dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const item = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space['2.5']} ${vars.space[2]}`,
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` },
    '&[data-unread]': { color: vars.color.neutral[12] },
    '&:hover': { background: vars.color.neutral[3] },
  },
})

export const icon = component({
  display: 'inline-flex',
  flexShrink: 0,
  marginBlockStart: '2px',
  color: vars.color.neutral[10],
})
export const body = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

/** The whole line is the target of its link. */
export const link = component({
  fontWeight: vars.weight.label,
  color: 'inherit',
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
})
export const text = component({ overflowWrap: 'anywhere' })
export const meta = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  ...textStyle('xs'),
  ...tabular,
  color: vars.color.neutral[10],
})

export const dot = component({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.accent[11],
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})

/** Above the link that covers the line. */
export const action = component({ position: 'relative', zIndex: 1 })

export const bell = component({ position: 'relative', display: 'inline-flex' })
export const count = component({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  minInlineSize: '1rem',
  paddingInline: '3px',
  borderRadius: vars.radius.full,
  background: vars.color.accent[9],
  color: vars.color.onAccent,
  fontSize: vars.type['2xs'].size,
  lineHeight: '1rem',
  fontWeight: vars.weight.strong,
  ...tabular,
  textAlign: 'center',
  pointerEvents: 'none',
  /** Drawn, not written: the button's name says the whole number. */
  selectors: { '&::after': { content: 'attr(data-count)' } },
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
})
