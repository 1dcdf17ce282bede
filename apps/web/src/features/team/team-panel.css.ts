import { below, screen, textStyle, vars } from '@halyard/ui/theme'

export const panel = screen({ display: 'grid', gap: vars.space[4], minInlineSize: 0 })

export const band = screen({ blockSize: '5.75rem' })

export const head = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[4],
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
  marginBlockStart: '-1.1rem',
  '@media': { [below('sm')]: { paddingInline: vars.space[4], marginBlockStart: '-4.2rem' } },
})

export const flag = screen({
  position: 'relative',
  flex: 'none',
  borderRadius: vars.radius.flag,
  outline: `5px solid ${vars.color.surface}`,
  background: vars.color.surface,
})

export const picture = screen({
  position: 'absolute',
  insetInlineEnd: '-0.5rem',
  insetBlockEnd: '-0.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.popover,
  border: `1px solid ${vars.color.neutral[7]}`,
})

export const text = screen({
  flex: '1 1 12rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})

export const name = screen({
  ...textStyle('xl'),
  letterSpacing: vars.track.xl,
  fontWeight: vars.weight.title,
  overflowWrap: 'anywhere',
})

export const bio = screen({
  ...textStyle('base'),
  color: vars.color.neutral[11],
  overflowWrap: 'anywhere',
})

export const invite = screen({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[2],
})
/** As high as the code with its buttons, which are in a row of their own on a phone. */
export const inviteRoom = screen({
  blockSize: '5.8125rem',
  '@media': { [below('sm')]: { blockSize: '12.1875rem' } },
})
export const code = screen({ flex: '1 1 20rem', minInlineSize: 0 })

export const danger = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingInline: vars.space[1],
})

export const dangerTitle = screen({ ...textStyle('base'), fontWeight: vars.weight.strong })
export const dangerText = screen({ ...textStyle('base'), color: vars.color.neutral[11] })

export const problem = screen({ paddingInline: vars.space[5], paddingBlockEnd: vars.space[4] })
