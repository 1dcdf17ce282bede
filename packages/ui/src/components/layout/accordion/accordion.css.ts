import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, textStyle, transition } from '#theme/mixins.ts'

const open = keyframes({ from: { opacity: 0 } })

export const root = component({ display: 'grid', gap: vars.space['1.5'] })

export const item = component({
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
})

export const trigger = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.controlMd,
  paddingInline: vars.space[3],
  ...textStyle('base'),
  fontWeight: vars.weight.label,
  textAlign: 'start',
  cursor: 'pointer',
  transition: transition('background-color'),
  ...insetFocus,
  selectors: { ...insetFocus.selectors, '&:hover': { background: vars.color.neutral[3] } },
})

export const title = component({ flex: 1, minInlineSize: 0 })

export const chevron = component({
  flexShrink: 0,
  color: vars.color.neutral[10],
  transition: transition('transform'),
  selectors: { [`${trigger}[data-state="open"] &`]: { transform: 'rotate(180deg)' } },
})

export const content = component({
  padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[3]}`,
  selectors: {
    '&[data-state="open"]': { animation: `${open} ${vars.duration.fade} linear` },
  },
})
