import { onPaper, screen, textStyle, vars } from '@halyard/ui/theme'

export const footer = screen({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space[6],
  ...textStyle('sm'),
  color: vars.color.neutral[10],
  '@media': { [onPaper]: { display: 'none' } },
})

export const row = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
})
