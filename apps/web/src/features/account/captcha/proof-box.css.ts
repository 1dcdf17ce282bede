import { screen, vars } from '@halyard/ui/theme'

export const box = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
})

export const done = screen({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.875rem',
  blockSize: '1.875rem',
  flex: 'none',
  borderRadius: vars.radius.full,
  background: vars.color.ok.tint,
  color: vars.color.ok.text,
})

export const title = screen({
  fontWeight: vars.weight.strong,
  fontSize: vars.type.sm.size,
  lineHeight: vars.type.sm.line,
})

export const note = screen({
  color: vars.color.neutral[11],
  fontSize: vars.type.xs.size,
  lineHeight: vars.type.xs.line,
  fontVariantNumeric: 'tabular-nums',
})

export const end = screen({ marginInlineStart: 'auto' })
