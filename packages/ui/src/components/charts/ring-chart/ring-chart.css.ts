import { createVar, styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
})
export const ring = component({ flexShrink: 0 })
export const track = component({ fill: 'none', stroke: vars.color.neutral[4] })
export const part = styleVariants(vars.color.chart, (colour) => ({
  fill: colour,
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
}))
/** The largest letters in which a text fits into the ring. */
export const most = createVar()

export const centre = component({
  fill: vars.color.neutral[12],
  fontSize: `min(${vars.type.xl.size}, ${most})`,
  fontWeight: vars.weight.title,
  ...tabular,
})
export const note = component({
  fill: vars.color.neutral[11],
  fontSize: `min(${vars.type.xs.size}, ${most})`,
})
export const list = component({
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(4rem, 1fr) auto auto',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  alignItems: 'center',
  ...textStyle('sm'),
  ...tabular,
})
export const row = component({ display: 'contents' })
export const sample = component({ flexShrink: 0 })
export const name = component({ overflowWrap: 'anywhere' })
export const value = component({ textAlign: 'end', fontWeight: vars.weight.strong })
export const share = component({ textAlign: 'end', color: vars.color.neutral[11] })
