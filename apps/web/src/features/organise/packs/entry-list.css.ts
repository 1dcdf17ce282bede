import { screen, textStyle, vars } from '@halyard/ui/theme'

export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[3],
})
/** A pack may hold hundreds: those out of sight are not laid out. */
export const entry = screen({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 7rem',
  inlineSize: '100%',
})
export const line = screen({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const about = screen({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
})
export const outcome = screen({ flexShrink: 0 })
export const text = screen({ display: 'grid', gap: vars.space[1], minInlineSize: 0 })
export const name = screen({
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
})
export const facts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
/** Below the title, which is behind the checkbox. */
export const remarks = screen({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: `calc(1rem + ${vars.space[3]})`,
  ...textStyle('sm'),
})
export const remark = screen({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: vars.space[2],
  color: vars.color.neutral[11],
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-weight="loss"]': { color: vars.color.bad.text },
    '&[data-weight="todo"]': { color: vars.color.warn.text },
  },
})
export const detail = screen({
  ...textStyle('sm'),
  fontFamily: vars.font.mono,
  color: vars.color.neutral[11],
})
