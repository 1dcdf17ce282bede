import { screen, truncate, vars } from '@halyard/ui/theme'

/** Fills its column instead of widening it. */
export const line = screen({ ...truncate, display: 'block', contain: 'inline-size' })

export const rest = screen({ flex: '1 1 5rem', minInlineSize: 0 })

export const whole = screen({ overflowWrap: 'anywhere', fontFamily: vars.font.mono })

/** As usual: nothing to look at. */
export const quiet = screen({ color: vars.color.neutral[11] })
