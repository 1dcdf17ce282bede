import { below, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const quiet = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

export const search = screen({ flex: '0 1 18rem', marginInlineStart: 'auto' })
/** Long lists scroll in a box, so that what is below stays in reach. */
export const list = screen({ display: 'flex', flexDirection: 'column', maxBlockSize: '30rem' })

export const problems = screen({ display: 'grid', gap: vars.space[1], ...textStyle('sm') })

export const flagCell = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
})
export const flag = screen({
  fontFamily: vars.font.mono,
  fontVariantLigatures: 'none',
  overflowWrap: 'anywhere',
})
export const actions = screen({ display: 'inline-flex', gap: vars.space[1] })

export const file = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[2],
  overflowWrap: 'anywhere',
})

/** Files that are on their way, each with its flag; on a phone below each other. */
export const upload = screen({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const uploadFile = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const uploadName = screen({ fontWeight: vars.weight.label, overflowWrap: 'anywhere' })
export const uploadFlag = screen({
  '@media': { [below('sm')]: { gridColumn: '1 / -1', gridRow: 2 } },
})
export const bad = screen({ ...textStyle('sm'), color: vars.color.bad.text })

export const samples = screen({
  display: 'grid',
  gap: vars.space[2],
  fontFamily: vars.font.mono,
  fontVariantLigatures: 'none',
  ...textStyle('sm'),
  overflowWrap: 'anywhere',
})

export const legend = screen({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const term = screen({ fontFamily: vars.font.mono, color: vars.color.neutral[12] })

/** A wrong flag, who sent it, and what can be done about it. */
export const wrongFlag = screen(wrappingRow(3))
