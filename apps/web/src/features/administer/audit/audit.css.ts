import { from, screen, truncate, vars } from '@halyard/ui/theme'

/** Fills its column instead of widening it. */
export const cut = screen({ ...truncate, display: 'block', contain: 'inline-size' })

export const rest = screen({ ...truncate, flex: '1 1 5rem', minInlineSize: 0 })

export const id = screen({ overflowWrap: 'anywhere' })

export const changes = screen({ display: 'grid', gap: vars.space[3] })

export const change = screen({
  display: 'grid',
  gap: vars.space[1],
  '@media': {
    [from('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: vars.space[3] },
  },
})

export const values = screen({ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })

export const also = screen({ fontWeight: 600, marginBlockEnd: vars.space[2] })

export const others = screen({ display: 'grid', gap: vars.space[1] })

export const other = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  overflowWrap: 'anywhere',
})
