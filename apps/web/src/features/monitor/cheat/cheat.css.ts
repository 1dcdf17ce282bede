import { below, from, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const bar = screen(wrappingRow(4))
export const list = screen({ display: 'grid', gap: vars.space[4], maxInlineSize: '66rem' })
export const card = screen({ display: 'grid' })
export const muted = screen({ color: vars.color.neutral[11] })

export const pair = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  '@media': { [below('md')]: { flexDirection: 'column', alignItems: 'stretch' } },
})
export const party = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  flex: '1 1 0',
  minInlineSize: 0,
})
export const partyName = screen({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: vars.weight.strong,
})
export const arrow = screen({
  flexShrink: 0,
  color: vars.color.bad.text,
  '@media': { [below('md')]: { display: 'none' } },
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const arrowDown = screen({
  alignSelf: 'center',
  color: vars.color.bad.text,
  '@media': { [from('md')]: { display: 'none' } },
})

const divided = {
  borderBlockStart: `1px solid ${vars.color.neutral[6]}`,
  padding: vars.space[4],
}
export const section = screen(divided)
export const incidents = screen({ ...divided, display: 'grid', gap: vars.space[3] })
export const incident = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const challenge = screen({ fontWeight: vars.weight.ui })
export const evidence = screen({
  ...divided,
  display: 'grid',
  gap: vars.space[1],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
export const tools = screen({
  ...divided,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
})
export const sheet = screen({ display: 'grid', gap: vars.space[3], padding: vars.space[4] })
