import { screen, textStyle, vars } from '@halyard/ui/theme'

export const head = screen({ display: 'grid', gap: vars.space[1] })

export const title = screen({
  ...textStyle('2xl'),
  letterSpacing: vars.track.xl,
  fontWeight: vars.weight.title,
  textWrap: 'balance',
  outline: 'none',
})

export const lead = screen({ ...textStyle('base'), color: vars.color.neutral[11] })

export const alternative = screen({
  ...textStyle('base'),
  color: vars.color.neutral[11],
  textAlign: 'center',
})

export const advice = screen({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  color: vars.color.neutral[11],
  ...textStyle('base'),
})

/** An address among words: as long as it is, never wider than the column. */
export const address = screen({
  fontWeight: vars.weight.strong,
  color: vars.color.neutral[12],
  overflowWrap: 'anywhere',
})
