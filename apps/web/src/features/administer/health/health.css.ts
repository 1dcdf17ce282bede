import { screen, textStyle, vars } from '@halyard/ui/theme'

export const row = screen({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

export const line = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})

export const name = screen({ fontWeight: vars.weight.label })

export const advice = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
