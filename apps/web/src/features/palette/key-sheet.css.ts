import { screen, vars } from '@halyard/ui/theme'

export const keys = screen({
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&[data-off]': { color: vars.color.neutral[11], textDecoration: 'line-through' } },
})
export const row = screen({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
})
export const combination = screen({ display: 'flex', gap: vars.space[1], flexShrink: 0 })
