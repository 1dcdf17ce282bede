import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, touchTarget } from '#theme/mixins.ts'

export const group = component({
  display: 'grid',
  gap: vars.space[2],
  selectors: {
    '&[data-orientation="horizontal"]': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: vars.space[5],
    },
  },
})

export const row = component({ display: 'flex', alignItems: 'flex-start', gap: vars.space['2.5'] })

export const radio = component({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.15625rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.neutral[8]}`,
  background: vars.color.well,
  cursor: 'pointer',
  ...touchTarget,
  selectors: {
    '&[data-state="checked"]': {
      border: `5px solid ${vars.color.accent[9]}`,
      background: vars.color.onAccent,
    },
    '&[data-invalid]': { borderColor: vars.color.bad.line },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const text = component({
  display: 'grid',
  gap: vars.space['0.5'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const label = component({ ...textStyle('base'), cursor: 'pointer' })
export const note = component({ ...textStyle('xs'), color: vars.color.neutral[11] })
