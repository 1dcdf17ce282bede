import { below, clampLines, screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  '@media': {
    [below('md')]: {
      flexDirection: 'row',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      paddingBlock: vars.space[1],
    },
  },
})

export const cell = screen({
  '@media': { [below('md')]: { flex: 'none', inlineSize: '12.5rem', scrollSnapAlign: 'start' } },
})

/** Positioned, so that its hidden words scroll with it instead of widening the page. */
export const item = screen({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space['2.5']} ${vars.space[3]}`,
  borderRadius: vars.radius.tile,
  selectors: {
    '&:hover': { background: vars.color.neutral[3] },
    '&[aria-current]': { background: vars.color.neutral[4] },
  },
})

export const text = screen({ display: 'grid', flex: 1, minInlineSize: 0 })
export const name = screen({
  ...clampLines(2),
  overflowWrap: 'anywhere',
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
})
export const meta = screen({
  whiteSpace: 'nowrap',
  ...textStyle('xs'),
  color: vars.color.neutral[11],
})
export const marks = screen({ display: 'flex', gap: vars.space[1], color: vars.color.neutral[10] })
