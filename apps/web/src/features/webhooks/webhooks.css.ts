import { screen, vars } from '@halyard/ui/theme'

/** As a chat shows a message, with its lines. */
export const message = screen({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: vars.space[3],
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
})
export const link = screen({ textDecoration: 'underline' })
