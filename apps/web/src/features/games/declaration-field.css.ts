import { screen, vars } from '@halyard/ui/theme'

/** A long text scrolls by itself, so that its tick stays near. */
export const text = screen({
  maxBlockSize: '16rem',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
})
