import { screen, textStyle, vars } from '@halyard/ui/theme'

export const list = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })
export const member = screen({ display: 'flex', alignItems: 'center', gap: vars.space[2] })
export const name = screen({ minInlineSize: 0, overflowWrap: 'anywhere', ...textStyle('sm') })
export const facts = screen({ ...textStyle('xs'), color: vars.color.neutral[11] })
/** A text of somebody, as it was typed. */
export const text = screen({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxBlockSize: '12rem',
  overflowY: 'auto',
  ...textStyle('sm'),
})
export const version = screen({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const summary = screen({ cursor: 'pointer', ...textStyle('sm') })
