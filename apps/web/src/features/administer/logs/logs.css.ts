import { below, screen, truncate, vars } from '@halyard/ui/theme'

export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const search = screen({
  flex: '0 1 18rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})

/** Fills its column instead of widening it. */
export const line = screen({ ...truncate, display: 'block', contain: 'inline-size' })

export const rest = screen({ flex: '1 1 5rem', minInlineSize: 0 })

export const whole = screen({ overflowWrap: 'anywhere', fontFamily: vars.font.mono })
