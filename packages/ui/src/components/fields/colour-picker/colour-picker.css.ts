import { createVar } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle } from '#theme/mixins.ts'

export const root = component({ display: 'grid', gap: vars.space[4] })
export const row = component({ display: 'flex', alignItems: 'end', gap: vars.space[3] })

export const ramp = createVar()
export const rail = component({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '1.25rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.neutral[7]}`,
  background: ramp,
  forcedColorAdjust: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      borderRadius: vars.radius.full,
      border: '3px solid #ffffff',
      boxShadow: '0 0 0 1px rgb(0 0 0 / 0.5), inset 0 0 0 1px rgb(0 0 0 / 0.5)',
      background: 'transparent',
    },
    '&::-moz-range-thumb': {
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      borderRadius: vars.radius.full,
      border: '3px solid #ffffff',
      boxShadow: '0 0 0 1px rgb(0 0 0 / 0.5), inset 0 0 0 1px rgb(0 0 0 / 0.5)',
      background: 'transparent',
    },
  },
})

export const swatch = createVar()
export const preview = component({
  flexShrink: 0,
  inlineSize: vars.size.inputLg,
  blockSize: vars.size.inputLg,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.neutral[7]}`,
  background: swatch,
  forcedColorAdjust: 'none',
})

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
