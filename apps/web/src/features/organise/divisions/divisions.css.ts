import { below, screen, textStyle, vars } from '@halyard/ui/theme'

/** On a phone what can be done is below the text. */
export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const about = screen({
  display: 'grid',
  gap: vars.space[2],
  flex: '1 1 20rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})
export const name = screen({
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const fact = screen({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] })
export const summary = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  maxInlineSize: '44rem',
})
export const code = screen({ maxInlineSize: '20rem' })

/** Heading, words and tools above a table of rights. */
export const section = screen({ display: 'grid', gap: vars.space[3], minInlineSize: 0 })
export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
})
export const tool = screen({ flex: '0 1 18rem', minInlineSize: 0 })

/** A right: its icon, its name, and where there is room what it does. */
export const right = screen({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space[2],
  alignItems: 'center',
})
export const rightNote = screen({
  gridColumn: 2,
  ...textStyle('xs'),
  fontWeight: vars.weight.text,
  color: vars.color.neutral[11],
  '@media': { [below('sm')]: { display: 'none' } },
})
export const columnRight = screen({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[1],
})
export const columnName = screen({
  display: 'inline-block',
  maxInlineSize: '10rem',
  overflowWrap: 'break-word',
})
export const changes = screen({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'disc',
  paddingInlineStart: vars.space[5],
})
