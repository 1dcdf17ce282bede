import { below, screen, vars } from '@halyard/ui/theme'

/** Over the end of the window: it comes when the page is already read, and nothing may move for it. */
export const offer = screen({
  position: 'fixed',
  zIndex: vars.layer.bar,
  insetBlockEnd: vars.space[5],
  insetInline: vars.space[4],
  '@media': { [below('sm')]: { insetBlockEnd: `calc(${vars.size.tabBar} + ${vars.space[5]})` } },
})
