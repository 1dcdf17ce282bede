import { from, screen, textStyle, truncate, vars, wrappingRow } from '@halyard/ui/theme'

export const who = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: '8rem',
  contain: 'inline-size',
})

export const mail = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  contain: 'inline-size',
})

export const name = screen({ ...truncate, minInlineSize: 0 })

/** Fills its column instead of widening it, so that a long text never pushes the last columns out of the page. */
export const cut = screen({ ...truncate, display: 'block', contain: 'inline-size' })

/** A name over what is in a column of its own on wider screens. */
export const stacked = screen({ display: 'grid', flex: 1, minInlineSize: 0 })

export const line = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const belowName = screen({
  ...truncate,
  ...textStyle('xs'),
  fontWeight: vars.weight.text,
  color: vars.color.neutral[11],
  '@media': { [from('md')]: { display: 'none' } },
})

/** The mark of a role, where its column has no room. */
export const markOnPhones = screen({
  flexShrink: 0,
  '@media': { [from('sm')]: { display: 'none' } },
})

/** Two short fields beside each other. */
export const pair = screen({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const quiet = screen({ color: vars.color.neutral[11] })

export const oneLine = screen({ whiteSpace: 'nowrap' })

export const warning = screen({ flexShrink: 0, color: vars.color.warn.text })

/** On one line: the rows of a long table are all of one height. */
export const members = screen({
  display: 'flex',
  columnGap: vars.space[3],
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  contain: 'inline-size',
})

/** Below a name: what has columns of its own on wider screens. */
export const onPhones = screen({
  ...wrappingRow(2),
  paddingBlock: vars.space[1],
  ...textStyle('xs'),
  fontWeight: vars.weight.text,
  color: vars.color.neutral[11],
  '@media': { [from('sm')]: { display: 'none' } },
})
