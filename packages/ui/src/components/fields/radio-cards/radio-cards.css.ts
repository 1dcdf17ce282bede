import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, transition } from '#theme/mixins.ts'

export const group = component({ display: 'grid', gap: vars.space['1.5'] })

export const card = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.neutral[3] },
    '&[data-state="checked"]': {
      background: vars.color.accent[2],
      borderColor: vars.color.accent[11],
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const dot = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.neutral[8]}`,
  selectors: {
    '[data-state="checked"] > &': {
      border: `5px solid ${vars.color.accent[9]}`,
      background: vars.color.onAccent,
    },
  },
})

export const text = component({ flex: 1, minInlineSize: 0, display: 'grid' })
export const label = component({
  ...textStyle('base'),
  fontWeight: vars.weight.label,
  overflowWrap: 'anywhere',
})
export const note = component({ ...textStyle('xs'), color: vars.color.neutral[11] })
export const trailing = component({ flexShrink: 0, color: vars.color.neutral[10] })
