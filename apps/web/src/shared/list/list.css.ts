import { below, from, screen, wrappingRow } from '@halyard/ui/theme'

export const tools = screen({ ...wrappingRow(3), minInlineSize: 0 })
/** For fields some of which have a label above them. */
export const toolsAtEnd = screen({ ...wrappingRow(3, 'end'), minInlineSize: 0 })

/** Gives way before the tools beside it take a second line. */
export const growing = screen({
  flex: '1 1 14rem',
  minInlineSize: 0,
  maxInlineSize: '20rem',
  '@media': { [below('sm')]: { flexBasis: '100%', maxInlineSize: 'none' } },
})

/** As wide as there is room on narrow screens. */
export const steady = screen({
  flex: '1 1 14rem',
  '@media': { [from('md')]: { flex: '0 1 18rem' } },
})

const fixed = {
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
} as const
export const wide = screen({ flex: '0 1 18rem', ...fixed })
export const narrow = screen({ flex: '0 1 14rem', ...fixed })

/** At the end of the tools, if there is room. */
export const last = screen({ marginInlineStart: 'auto' })
/** With room for a button beside it on a phone. */
export const short = screen({ flex: '1 1 12rem', maxInlineSize: '18rem', minInlineSize: 0 })
