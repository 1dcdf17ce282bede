import { screen, textStyle, vars } from '@halyard/ui/theme'

export const neighbours = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})

const neighbour = {
  display: 'grid',
  gap: vars.space[1],
  maxInlineSize: '48%',
  overflowWrap: 'anywhere',
} as const

export const newer = screen(neighbour)
export const older = screen({ ...neighbour, marginInlineStart: 'auto', textAlign: 'end' })

export const side = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  selectors: { [`${older} &`]: { justifyContent: 'flex-end' } },
})
