import { below, screen, textStyle, truncate, vars, wrappingRow } from '@halyard/ui/theme'

export const division = screen({ flex: '0 1 12rem', minInlineSize: 0 })

export const body = screen({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-split]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(20rem, 2fr)' } },
})
export const list = screen({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })

export const teamCell = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
})
export const teamName = screen({
  ...truncate,
  maxInlineSize: '24rem',
  '@media': { [below('sm')]: { maxInlineSize: '38vw' } },
})
/** A press anywhere on its line of the card. */
export const openTeam = screen({
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  cursor: 'pointer',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
})
export const cardFacts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  overflowWrap: 'anywhere',
})
export const doubtful = screen({ color: vars.color.warn.text, flexShrink: 0 })

/** Beside the list it stays in view, and scrolls by itself where it is longer than the window. */
export const aside = screen({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[3]})`,
  display: 'grid',
  gap: vars.space[3],
  maxBlockSize: `calc(100dvh - ${vars.size.topBar} - ${vars.space[6]})`,
  overflowY: 'auto',
  minInlineSize: 0,
})
export const panel = screen({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })
export const panelHead = screen({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const panelTitle = screen({ ...textStyle('md'), minInlineSize: 0 })
export const title = screen({
  ...wrappingRow(2),
  minInlineSize: 0,
})
export const titleName = screen({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })
export const neighbours = screen({ display: 'inline-flex', flexShrink: 0 })

export const verdicts = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
export const effect = screen({
  flexBasis: '100%',
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const doubts = screen({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })
export const bio = screen({ ...textStyle('sm'), overflowWrap: 'anywhere' })

export const members = screen({ display: 'grid', gap: vars.space[4] })
export const member = screen({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })
export const memberName = screen({
  ...wrappingRow(2),
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
})

export const sending = screen({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  background: vars.color.surface,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
})
export const lastPress = screen({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' })
export const pace = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
})
export const sendingActions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const declarations = screen({ display: 'grid', gap: vars.space[2] })
