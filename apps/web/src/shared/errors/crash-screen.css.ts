import { screen, vars } from '@halyard/ui/theme'

export const report = screen({
  inlineSize: '100%',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  textAlign: 'start',
  overflow: 'hidden',
})

export const reportHead = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.neutral[6]}`,
})

export const message = screen({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.mono,
  fontSize: vars.type.sm.size,
})

export const bug = screen({ flex: 'none', color: vars.color.bad.text })

export const details = screen({
  padding: vars.space[4],
  fontFamily: vars.font.mono,
  fontSize: vars.type.sm.size,
  lineHeight: 1.65,
  color: vars.color.neutral[11],
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const summary = screen({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontSize: vars.type.sm.size,
  color: vars.color.neutral[11],
  cursor: 'pointer',
})

export const hint = screen({
  color: vars.color.neutral[11],
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
})
