import { screen, tabular, textStyle, truncate, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'grid',
  gap: vars.space[2],
  maxBlockSize: '20rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
})
export const row = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...textStyle('sm'),
})
export const place = screen({
  ...tabular,
  minInlineSize: '1.5rem',
  textAlign: 'end',
  color: vars.color.neutral[10],
})
export const team = screen({
  ...truncate,
  flex: 1,
  fontWeight: vars.weight.ui,
  borderRadius: vars.radius.mark,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const time = screen({ ...textStyle('xs'), ...tabular, color: vars.color.neutral[10] })
