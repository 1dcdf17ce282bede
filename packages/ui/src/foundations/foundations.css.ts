import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const page = component({ display: 'grid', gap: vars.space[6], maxInlineSize: '70rem' })
export const section = component({ display: 'grid', gap: vars.space[2] })
export const title = component({ ...textStyle('xl'), fontWeight: vars.weight.title })
export const note = component({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  maxInlineSize: '44rem',
})
export const swatches = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: vars.space[2],
})
export const swatch = component({
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  background: vars.color.surface,
})
export const paint = component({ blockSize: '3rem', forcedColorAdjust: 'none' })
export const caption = component({
  display: 'grid',
  padding: vars.space[2],
  ...textStyle('xs'),
  ...tabular,
  color: vars.color.neutral[11],
})
export const name = component({ fontWeight: vars.weight.strong, color: vars.color.neutral[12] })
export const scroll = component({ overflowX: 'auto' })
export const table = component({
  ...textStyle('sm'),
  ...tabular,
})
export const cell = component({
  textAlign: 'start',
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontWeight: vars.weight.text,
  verticalAlign: 'top',
})
export const bar = component({
  blockSize: '1rem',
  background: vars.color.accent[9],
  borderRadius: vars.radius.mark,
})
export const mover = component({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  background: vars.color.accent[9],
})
export const icons = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: vars.space[3],
})
export const icon = component({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  textAlign: 'center',
})
export const sample = component({ paddingBlock: vars.space[1], paddingInline: vars.space[2] })
/** A part of the interface: its line, not its letters, is looked at. */
export const line = component({
  inlineSize: '4rem',
  blockSize: '1.5rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.control,
})
