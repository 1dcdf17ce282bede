import { from, screen, textStyle, vars } from '@halyard/ui/theme'

export const layout = screen({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gap: vars.space[7],
    },
  },
})

/** Beside the list and what is below it, so that nothing moves when the panel grows. */
export const panel = screen({
  minInlineSize: 0,
  '@media': { [from('md')]: { gridRow: '1 / span 2', gridColumn: 2 } },
})

export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
