import { below, coarsePointer } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, truncate } from '#theme/mixins.ts'

/** At 15 % from the top, so that a growing list does not move the input. */
export const content = component({
  '@media': {
    'screen and (min-width: 48em)': {
      insetBlockStart: '15dvh',
      insetBlockEnd: 'auto',
      maxBlockSize: '70dvh',
    },
  },
})
export const root = component({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
})
export const inputRow = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  color: vars.color.neutral[10],
})
export const input = component({
  flex: 1,
  minInlineSize: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  ...textStyle('md'),
  color: vars.color.neutral[12],
})
export const list = component({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  scrollPaddingBlock: vars.space[2],
  '@media': { [below('sm')]: { minBlockSize: '60dvh' } },
})
export const heading = component({
  display: 'block',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[10],
})
export const item = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.controlMd,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.neutral[4] } },
})
export const icon = component({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.neutral[10],
})
export const label = component({ ...truncate, ...textStyle('base') })
/** What was typed, in the label: colour and weight. */
export const found = component({
  background: 'none',
  color: vars.color.accent[11],
  fontWeight: vars.weight.title,
})
export const note = component({
  ...truncate,
  flex: 1,
  textAlign: 'end',
  ...textStyle('sm'),
  color: vars.color.neutral[10],
})
export const empty = component({ padding: vars.space[4], color: vars.color.neutral[11] })
export const footer = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  '@media': { [coarsePointer]: { display: 'none' } },
})
