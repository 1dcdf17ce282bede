import { screen, textStyle, vars } from '@halyard/ui/theme'

export const tools = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  ...textStyle('xs'),
  color: vars.color.neutral[11],
})
/** A word that is not broken. */
export const whole = screen({ whiteSpace: 'nowrap' })
export const padded = screen({ padding: vars.space[4] })

/** Below the head of the list, whose word needs the whole line of a phone in some languages. */
export const filter = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space[3],
})
