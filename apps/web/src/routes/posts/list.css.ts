import { below, from, screen, textStyle, vars } from '@halyard/ui/theme'

export const layout = screen({
  display: 'grid',
  gap: vars.space[6],
  maxInlineSize: '60rem',
  inlineSize: '100%',
  marginInline: 'auto',
  '@media': { [from('md')]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: vars.space[12] } },
})

export const side = screen({
  '@media': { [below('md')]: { display: 'none' } },
})

export const sideTitle = screen({
  ...textStyle('sm'),
  fontWeight: vars.weight.strong,
  color: vars.color.neutral[11],
  paddingInline: vars.space['2.5'],
  paddingBlock: `${vars.space[3]} ${vars.space[4]}`,
})
