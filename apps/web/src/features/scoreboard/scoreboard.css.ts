import { below, screen, textStyle, truncate, vars, wrappingRow } from '@halyard/ui/theme'

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

/** On phones only screen readers get who leads, as it is above the lines. */
export const lead = screen({ '@media': { [below('sm')]: { display: 'none' } } })
/** The sizes are those of the matrix and, on phones, of the list of teams. */
export const firstRows = screen({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  ...textStyle('sm'),
  fontVariantNumeric: 'tabular-nums',
})
/** As high as a matrix head with names of usual length. */
export const firstHead = screen({
  blockSize: '7.75rem',
  verticalAlign: 'bottom',
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  '@media': { [below('sm')]: { display: 'none' } },
})
export const firstRow = screen({
  blockSize: vars.size.row,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [below('sm')]: { blockSize: '3.75rem' } },
})
export const firstRank = screen({
  inlineSize: '2.75rem',
  paddingInline: vars.space[2],
  textAlign: 'end',
  color: vars.color.neutral[11],
})
export const firstCell = screen({
  inlineSize: '16.5rem',
  paddingInline: vars.space[2],
  textAlign: 'start',
  fontWeight: vars.weight.label,
  '@media': { [below('sm')]: { inlineSize: 'auto' } },
})
export const firstTeam = screen({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const firstName = screen({ ...truncate, flex: 1 })
/** The column takes what is left; its words end where those of the matrix do. */
export const firstScore = screen({
  paddingInline: vars.space[2],
  textAlign: 'start',
  fontWeight: vars.weight.title,
  '@media': { [below('sm')]: { inlineSize: '6rem', textAlign: 'end' } },
})
export const firstNumber = screen({
  display: 'inline-block',
  minInlineSize: '3.5rem',
  textAlign: 'end',
})
/** Below the note that the scoreboard is frozen. */
export const liveChoice = screen({ paddingBlockStart: vars.space[3] })
