import { screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const row = screen({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

export const inside = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
})

export const text = screen({ display: 'grid', flex: '1 1 16rem', minInlineSize: 0 })

export const name = screen({
  ...wrappingRow(2),
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})

export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})

export const actions = screen({ display: 'flex', alignItems: 'center', gap: vars.space[1] })

export const scopes = screen({ ...textStyle('sm') })

export const own = screen({ display: 'grid', gap: vars.space[4] })

export const note = screen({ color: vars.color.neutral[11] })
