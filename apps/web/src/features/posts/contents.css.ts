import { below, screen, textStyle, vars } from '@halyard/ui/theme'

export const contents = screen({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[6]})`,
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space[2],
  '@media': { [below('lg')]: { display: 'none' }, print: { display: 'none' } },
})

export const list = screen({ listStyle: 'none', padding: 0 })

export const title = screen({ ...textStyle('xs'), color: vars.color.neutral[10] })

export const link = screen({
  display: 'block',
  paddingBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.neutral[6]}`,
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  selectors: {
    '&:hover': { color: vars.color.neutral[12], borderColor: vars.color.neutral[8] },
  },
})
