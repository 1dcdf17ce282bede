import { screen, vars } from '@halyard/ui/theme'

export const line = screen({
  inlineSize: '100%',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: vars.space[4],
})
