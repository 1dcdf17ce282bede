import { below, from, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const tools = screen({ ...wrappingRow(3), marginBlockEnd: vars.space[4] })
export const select = screen({ flex: '0 1 14rem', minInlineSize: 0 })
export const body = screen({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(18rem, 2fr) minmax(0, 3fr)' } },
})
export const list = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const row = screen({
  display: 'grid',
  gap: vars.space[1],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  padding: vars.space[3],
  textAlign: 'start',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.card,
  borderInlineStart: '3px solid transparent',
  selectors: {
    '&[aria-current]': {
      background: vars.color.neutral[3],
      borderInlineStartColor: vars.color.accent[9],
    },
  },
})
export const rowText = screen({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})
export const meta = screen({
  ...wrappingRow(2),
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const panel = screen({
  display: 'grid',
  gap: vars.space[4],
  minInlineSize: 0,
  '@media': { [below('lg')]: { order: -1 } },
})
export const written = screen({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const answer = screen({
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${vars.color.neutral[6]}`,
})
export const form = screen({ display: 'grid', gap: vars.space[3] })
export const actions = screen(wrappingRow(2))
export const canned = screen({ display: 'grid', gap: vars.space[4] })
