import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  // Its room is there before it is.
  minBlockSize: '1.25rem',
  ...textStyle('xs'),
  color: vars.color.neutral[11],
})
export const step = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  selectors: {
    '&[aria-current]': { color: vars.color.neutral[12], fontWeight: vars.weight.label },
  },
})
