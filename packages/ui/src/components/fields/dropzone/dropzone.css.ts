import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, transition } from '#theme/mixins.ts'

export const zone = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: '7rem',
  padding: vars.space[4],
  border: `1px dashed ${vars.color.neutral[8]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.well,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  selectors: {
    '&:hover, &[data-over]': {
      background: vars.color.accent[2],
      borderColor: vars.color.accent[8],
    },
    '&:focus-within': { outline: `2px solid ${vars.color.accent[11]}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: vars.color.bad.line },
    '&[data-disabled]': {
      background: 'transparent',
      borderColor: vars.color.neutral[6],
      cursor: 'not-allowed',
    },
  },
})

/** Over the whole zone: a press anywhere opens the browser's own chooser. */
export const input = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
})
export const prompt = component({
  color: vars.color.neutral[12],
  fontWeight: vars.weight.label,
  selectors: { '[data-disabled] > &': { color: vars.color.neutral[10] } },
})

export const current = component({
  display: 'flex',
  maxInlineSize: '100%',
  alignItems: 'center',
  gap: vars.space[3],
})
