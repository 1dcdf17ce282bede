import { from, screen, textStyle, vars } from '@halyard/ui/theme'

export const layout = screen({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('md')]: { gridTemplateColumns: '15.5rem minmax(0, 42.5rem)', gap: vars.space[10] },
  },
})

export const side = screen({
  display: 'grid',
  gap: vars.space[4],
  alignContent: 'start',
  '@media': {
    [from('md')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[6]})`,
      alignSelf: 'start',
    },
  },
})

export const who = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
})

export const name = screen({
  ...textStyle('lg'),
  fontWeight: vars.weight.title,
  overflowWrap: 'anywhere',
  outline: 'none',
})

export const role = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

export const parts = screen({ display: 'grid', gap: vars.space[10], minInlineSize: 0 })

/** The part a link of the list leads to stops below the upper bar. */
export const part = screen({
  display: 'grid',
  gap: vars.space[4],
  scrollMarginBlockStart: vars.space[4],
})

export const show = screen({ justifySelf: 'start' })
