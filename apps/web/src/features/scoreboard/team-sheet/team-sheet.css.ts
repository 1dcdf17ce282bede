import { below, screen, textStyle, vars } from '@halyard/ui/theme'

export const stats = screen({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[7],
  padding: `${vars.space[3]} ${vars.space[5]}`,
})
export const steps = screen({ display: 'flex', gap: vars.space[1] })
export const bio = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const section = screen({ display: 'grid', gap: vars.space[2] })
export const sectionTitle = screen({ ...textStyle('sm'), fontWeight: vars.weight.strong })
export const body = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[6] })
export const line = screen({ paddingBlockEnd: vars.space[4] })

export const shares = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  listStyle: 'none',
})
export const share = screen({
  display: 'grid',
  gridTemplateColumns: '7.5rem 1fr auto',
  alignItems: 'center',
  gap: vars.space[2],
  ...textStyle('xs'),
})
export const shareName = screen({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const shareValue = screen({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.neutral[11],
  minInlineSize: '3rem',
  textAlign: 'end',
})

export const table = screen({ inlineSize: '100%', borderCollapse: 'collapse', ...textStyle('sm') })
export const head = screen({
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  textAlign: 'start',
  paddingBlock: vars.space[1],
  paddingInlineEnd: vars.space[3],
})
export const cell = screen({
  blockSize: vars.size.row,
  paddingInlineEnd: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.neutral[11],
})
export const challenge = screen({
  textAlign: 'start',
  fontWeight: vars.weight.label,
  color: vars.color.neutral[12],
  overflowWrap: 'anywhere',
})
export const withMark = screen({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const number = screen({ textAlign: 'end' })
export const notOnPhone = screen({ '@media': { [below('sm')]: { display: 'none' } } })
