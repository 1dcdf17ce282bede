import { createVar } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const swatch = createVar()

export const scale = component({ display: 'grid', gap: vars.space[1] })
export const scaleHead = component({
  display: 'flex',
  justifyContent: 'space-between',
  ...textStyle('xs'),
  ...tabular,
  color: vars.color.neutral[11],
})
export const steps = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  blockSize: '1.5rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
export const step = component({ background: swatch })
