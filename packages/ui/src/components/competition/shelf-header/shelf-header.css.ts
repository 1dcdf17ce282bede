import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle, truncate } from '#theme/mixins.ts'

export const header = component({
  display: 'flex',
  // The rope gives way to a name that needs the line.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minInlineSize: 0,
})
export const name = component({
  ...truncate,
  flexShrink: 1,
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
})
export const progress = component({
  flexShrink: 0,
  ...textStyle('sm'),
  ...tabular,
  color: vars.color.neutral[10],
})
export const rope = component({
  position: 'relative',
  flex: 1,
  // A shelf of one narrow tile keeps its one pennant; the name gives way.
  minInlineSize: `calc(9px + 2 * ${vars.space[1]})`,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '5px',
  overflow: 'hidden',
  paddingInline: vars.space[1],
  blockSize: '0.875rem',
  borderBlockStart: `1px solid ${vars.color.neutral[6]}`,
  lineHeight: 0,
})
