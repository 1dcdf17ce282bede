import { below, clampLines, from, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const page = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  paddingBlock: vars.space[7],
  '@media': { [below('sm')]: { paddingBlock: vars.space[4], gap: vars.space[6] } },
})

export const section = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const live = screen({
  display: 'grid',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
})
export const livePoster = screen({
  minBlockSize: '11rem',
  '@media': { [from('md')]: { minBlockSize: '15.25rem' } },
})
export const liveText = screen({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  minInlineSize: 0,
  '@media': { [below('sm')]: { padding: vars.space[4] } },
})
export const liveTitle = screen({
  ...textStyle('2xl'),
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.xl,
  overflowWrap: 'anywhere',
})
export const titleLink = screen({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const summary = screen({
  ...textStyle('base'),
  ...clampLines(3),
  color: vars.color.neutral[11],
})
export const stats = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[7] })

export const card = screen({ position: 'relative' })
export const cardPoster = screen({ blockSize: '8rem', position: 'relative' })
export const cardClock = screen({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
})
export const cardText = screen({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space[2],
  padding: vars.space[4],
})
export const cardTitle = screen({
  ...textStyle('md'),
  fontWeight: vars.weight.title,
  overflowWrap: 'anywhere',
})
/** The whole card is the title's link. */
export const coverLink = screen({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
export const cardSummary = screen({
  ...textStyle('sm'),
  ...clampLines(2),
  color: vars.color.neutral[11],
  minBlockSize: '2.5rem',
})
export const cardFacts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockStart: 'auto',
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
export const cardFact = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  whiteSpace: 'nowrap',
})
export const cardMark = screen({ marginInlineStart: 'auto' })

export const table = screen({ inlineSize: '100%', borderCollapse: 'collapse', ...textStyle('sm') })
export const headCell = screen({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  ...textStyle('xs'),
})
export const row = screen({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { '&:hover': { background: vars.color.neutral[3] } },
})
export const cell = screen({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
  blockSize: vars.size.tableRow,
})
export const nameCell = screen({ color: vars.color.neutral[12] })
export const pastName = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.label,
})
export const pastPoster = screen({
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.mark,
  flexShrink: 0,
})
export const numeric = screen({ textAlign: 'end' })
/** Not on phones: the day of the game is enough there. */
export const wideOnly = screen({ '@media': { [below('sm')]: { display: 'none' } } })

export const tools = screen({
  ...wrappingRow(2),
  minInlineSize: 0,
})
export const search = screen({
  flex: '1 1 14rem',
  '@media': { [from('md')]: { flex: '0 1 14rem' } },
})
