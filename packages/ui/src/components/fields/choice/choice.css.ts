import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, touchTarget, transition } from '#theme/mixins.ts'

export const row = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['2.5'],
})

/** A switch is at the end of its line. */
export const switchRow = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
})

export const text = component({ display: 'grid', gap: vars.space['0.5'], minInlineSize: 0 })
export const label = component({ ...textStyle('base'), cursor: 'pointer' })
export const hint = component({ ...textStyle('xs'), color: vars.color.neutral[11] })
export const error = component({ ...textStyle('xs'), color: vars.color.bad.text })

export const checkbox = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  marginBlockStart: '0.15625rem',
  borderRadius: vars.radius.mark,
  border: `1px solid ${vars.color.neutral[8]}`,
  background: vars.color.well,
  color: vars.color.onAccent,
  cursor: 'pointer',
  ...touchTarget,
  selectors: {
    '&[data-state="checked"], &[data-state="indeterminate"]': {
      background: vars.color.accent[9],
      borderColor: vars.color.accent[9],
    },
    '&[aria-invalid]': { borderColor: vars.color.bad.line },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const switchTrack = component({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.full,
  border: '1px solid transparent',
  background: vars.color.neutral[8],
  cursor: 'pointer',
  transition: transition('background-color'),
  '@media': {
    ...touchTarget['@media'],
    [forcedColors]: {
      selectors: { '&[data-state="checked"]': { background: 'Highlight' } },
    },
  },
  selectors: {
    '&[data-state="checked"]': {
      background: vars.color.accent[9],
      borderColor: vars.color.accentLine,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const switchThumb = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineStart: '1px',
  inlineSize: '0.875rem',
  blockSize: '0.875rem',
  borderRadius: vars.radius.full,
  background: '#ffffff',
  transition: transition('transform'),
  '@media': { [forcedColors]: { background: 'ButtonText' } },
  selectors: {
    '&[data-state="checked"]': {
      transform: 'translateX(0.875rem)',
      background: vars.color.onAccent,
    },
    '[dir="rtl"] &[data-state="checked"]': { transform: 'translateX(-0.875rem)' },
  },
})
