import { screen, textStyle, vars } from '@halyard/ui/theme'

export const scroller = screen({ overflowX: 'auto', overscrollBehaviorX: 'contain' })
export const strip = screen({
  position: 'relative',
  minInlineSize: '44rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `${vars.space[7]} 0 ${vars.space[3]}`,
})
export const week = screen({
  position: 'absolute',
  insetBlock: 0,
  paddingInlineStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.hairline}`,
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const now = screen({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  background: vars.color.accent[9],
})
export const lane = screen({ position: 'relative', blockSize: '1.75rem', listStyle: 'none' })
export const bar = screen({
  position: 'absolute',
  insetBlock: 0,
  minInlineSize: '0.5rem',
  borderRadius: vars.radius.control,
  background: vars.color.neutral[4],
  border: `1px solid ${vars.color.neutral[6]}`,
  selectors: {
    '&[data-phase="ongoing"]': { background: vars.color.ok.tint, borderColor: vars.color.ok.text },
    '&[data-phase="upcoming"]': {
      background: vars.color.accent[3],
      borderColor: vars.color.accent[7],
    },
  },
})
/** Runs out of a short bar, towards where there is room. */
export const name = screen({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space[2],
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[12],
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-at-end]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})
