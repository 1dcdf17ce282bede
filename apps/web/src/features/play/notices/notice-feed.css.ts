import { screen, vars } from '@halyard/ui/theme'

export const foot = screen({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const padded = screen({ padding: vars.space[4] })
export const name = screen({ fontWeight: vars.weight.label, color: vars.color.neutral[12] })
