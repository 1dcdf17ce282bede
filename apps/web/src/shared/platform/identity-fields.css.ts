import { screen, vars } from '@halyard/ui/theme'

/** A piece of the bar above the page. */
export const topBar = screen({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.topBar,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  overflow: 'hidden',
})
