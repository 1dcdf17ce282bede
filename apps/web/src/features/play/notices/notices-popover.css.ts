import { insetFocus, screen, textStyle, vars } from '@halyard/ui/theme'

/** As high as the newest few from the start, so that it does not jump when its code arrives. */
export const content = screen({ minBlockSize: '12rem' })
export const feed = screen({
  ...insetFocus,
  // To the edges of the popover.
  marginInline: `calc(-1 * ${vars.space[4]})`,
  maxBlockSize: 'min(30rem, 65dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlock: `1px solid ${vars.color.hairline}`,
})
export const foot = screen({ paddingBlockStart: vars.space[3], ...textStyle('sm') })
