import { keyframes } from '@vanilla-extract/css'
import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const form = component({ display: 'grid', gap: vars.space['1.5'], inlineSize: '100%' })
export const row = component({ display: 'flex', alignItems: 'stretch', gap: vars.space[2] })
export const submit = component({ minBlockSize: vars.size.flagInput })

export const message = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['1.5'],
  ...textStyle('xs'),
  minBlockSize: vars.type.xs.line,
  color: vars.color.neutral[11],
})
export const bad = component({ color: vars.color.bad.text })
export const messageIcon = component({
  flexShrink: 0,
  marginBlockStart: '1px',
  color: vars.color.bad.text,
})
export const keyHint = component({ '@media': { [below('sm')]: { display: 'none' } } })

export const solved = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.flagInput,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.ok.tint,
  ...textStyle('sm'),
})
export const solvedIcon = component({ color: vars.color.ok.text, flexShrink: 0 })

const hoist = keyframes({
  from: { translate: '0 24px', clipPath: 'inset(0 100% 0 0)' },
  '60%': { translate: '0 0', clipPath: 'inset(0 70% 0 0)' },
  to: { translate: '0 0', clipPath: 'inset(0 0 0 0)' },
})

/** Fills its box, such as the foot of a dialog. */
export const accepted = component({
  alignSelf: 'stretch',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  background: vars.color.ok.tint,
})
export const hoisted = component({
  display: 'inline-flex',
  flexShrink: 0,
  animation: `${hoist} ${vars.duration.hoist} ${vars.easing.hoist} backwards`,
})
export const acceptedBody = component({ flex: 1, minInlineSize: '10rem', display: 'grid' })
export const acceptedActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [below('sm')]: { inlineSize: '100%', justifyContent: 'end' } },
})
export const acceptedTitle = component({ ...textStyle('base'), fontWeight: vars.weight.strong })
export const acceptedText = component({ ...textStyle('sm'), color: vars.color.neutral[11] })
