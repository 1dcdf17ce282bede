import { below, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
  paddingBlock: vars.space[5],
  minInlineSize: 0,
  '@media': {
    [below('sm')]: { paddingInline: 0, paddingBlock: vars.space[3], gap: vars.space[2] },
  },
})

export const toolbar = screen({
  ...wrappingRow(3),
  '@media': { [below('sm')]: { paddingInline: vars.space[4] } },
})
export const meta = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
export const stale = screen({ color: vars.color.warn.text })
export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  '@media': { [below('sm')]: { paddingInline: vars.space[4] } },
})
/** The search and the buttons: one line that moves as a whole. */
export const tools = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
  '@media': { [below('sm')]: { inlineSize: '100%', marginInlineStart: 0 } },
})
export const search = screen({
  inlineSize: '14rem',
  '@media': { [below('sm')]: { inlineSize: '100%' } },
})

export const chart = screen({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[2]}`,
  // As high as with its lines, which come later: a head of one row and the heights below.
  minBlockSize: '17.125rem',
  '@media': {
    [below('sm')]: {
      borderRadius: 0,
      borderInlineWidth: 0,
      paddingBlock: vars.space[2],
      minBlockSize: '12.125rem',
    },
  },
})
export const padded = screen({ padding: vars.space[6] })

/** Below the note that the scoreboard is frozen. */
export const liveChoice = screen({ paddingBlockStart: vars.space[3] })
