import { below, from, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const head = screen(wrappingRow(3))
export const name = screen({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[3],
})
export const title = screen({
  ...textStyle('2xl'),
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.xl,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  '@media': { [below('sm')]: textStyle('xl') },
})
export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const columns = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[7],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
})
export const main = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
})
export const aside = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: vars.space[3],
  alignItems: 'start',
})

/** A row of fields: one wide, two narrow. */
export const row = screen({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': {
    [below('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
/** The wide field of a row, alone on a phone. */
export const wide = screen({ '@media': { [below('sm')]: { gridColumn: '1 / -1' } } })
/** Fields of equal width, as many as fit. */
export const equal = screen({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
})

export const section = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })
export const sectionTitle = screen({ ...textStyle('base'), fontWeight: vars.weight.strong })
export const cardHead = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[3],
  ...textStyle('sm'),
})
export const cardTitle = screen({ ...textStyle('sm'), fontWeight: vars.weight.strong })
export const note = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
export const cardBody = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[3] })

export const hintRow = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'start',
})
export const pricedHint = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const problem = screen({ ...textStyle('sm'), color: vars.color.bad.text })
export const hintTools = screen({ display: 'flex', alignItems: 'center' })
export const hints = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  listStyle: 'none',
  padding: 0,
  margin: 0,
})
export const hintsHead = screen({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const effects = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  margin: 0,
  listStyle: 'disc',
})

export const tile = screen({ maxInlineSize: '13rem' })
/** Three short fields beside each other. */
export const three = screen({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'end',
})
export const output = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
})
