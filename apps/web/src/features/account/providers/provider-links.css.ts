import { screen, textStyle, vars } from '@halyard/ui/theme'

export const ways = screen({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[5] })

export const or = screen({
  ...textStyle('sm'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.neutral[11],
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
})

export const list = screen({ display: 'grid', gap: vars.space[2] })
