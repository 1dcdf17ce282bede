import { clampLines, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const item = screen({
  display: 'grid',
  gap: vars.space['1.5'],
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

export const head = screen({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
})

export const mark = screen({ flex: 'none', marginBlockStart: '0.15rem' })

/** Its room is there before it is. */
export const actions = screen({
  marginInlineStart: 'auto',
  flex: 'none',
  minBlockSize: vars.size.controlSm,
})

export const title = screen({
  ...textStyle('lg'),
  letterSpacing: vars.track.lg,
  fontWeight: vars.weight.strong,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})

export const link = screen({ selectors: { '&:hover': { textDecoration: 'underline' } } })

export const summary = screen({
  ...clampLines(2),
  ...textStyle('base'),
  color: vars.color.neutral[11],
  textWrap: 'pretty',
})

export const meta = screen({
  ...wrappingRow(2),
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})

export const author = screen({ fontWeight: vars.weight.label })

export const end = screen({ marginInlineStart: 'auto' })
