import { below, screen, vars } from '@halyard/ui/theme'

export const sections = screen({ paddingBlockStart: vars.space[2] })

export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const filters = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
})

export const tool = screen({
  flex: '0 1 16rem',
  minInlineSize: 0,
  '@media': { [below('md')]: { flexBasis: '100%' } },
})

/** The search, with room for the button beside it on a phone. */
export const search = screen({ flex: '1 1 12rem', maxInlineSize: '18rem', minInlineSize: 0 })

/** Chips may scroll within it. */
export const chips = screen({
  minInlineSize: 0,
  '@media': { [below('md')]: { inlineSize: '100%' } },
})

/** At the end of the line: how live it is, and what is done with the list. */
export const actions = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
})

export const line = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
  verticalAlign: 'middle',
})

export const name = screen({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const link = screen({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** Three lines on a phone, the time at the end of the first. */
export const card = screen({ display: 'grid', gap: '2px' })
export const ends = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
})
export const muted = screen({ color: vars.color.neutral[11] })
export const reading = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.neutral[11],
})
export const good = screen({ color: vars.color.ok.text })
export const bad = screen({ color: vars.color.bad.text })
export const doubtful = screen({ color: vars.color.warn.text })

export const flag = screen({ fontFamily: vars.font.mono, unicodeBidi: 'isolate' })

export const rate = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[6],
})

export const chart = screen({ flex: '1 1 16rem', minInlineSize: 0 })
