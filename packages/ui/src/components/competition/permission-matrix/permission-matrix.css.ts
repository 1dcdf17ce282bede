import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, textStyle, touchTarget, transition } from '#theme/mixins.ts'

export const frame = component({
  overflow: 'auto',
  // What has the focus is not left under the head or the names.
  scrollPaddingBlockStart: '2rem',
  scrollPaddingInlineStart: '11rem',
  maxBlockSize: '100%',
  background: vars.color.surface,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
})
export const table = component({ ...textStyle('sm') })
export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  padding: vars.space[2],
  background: vars.color.surface,
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  selectors: {
    ...insetFocus.selectors,
    '&:first-child': {
      insetInlineStart: 0,
      zIndex: 2,
      textAlign: 'start',
      paddingInlineStart: vars.space[3],
    },
  },
})
export const rowName = component({
  position: 'sticky',
  insetInlineStart: 0,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  background: vars.color.surface,
  textAlign: 'start',
  fontWeight: vars.weight.label,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  minInlineSize: '10rem',
  maxInlineSize: '16rem',
  overflowWrap: 'anywhere',
  selectors: { ...insetFocus.selectors },
})
export const cell = component({
  padding: vars.space[1],
  textAlign: 'center',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { ...insetFocus.selectors },
})

const press = {
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: '1.5px solid transparent',
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  transition: transition('background-color', 'border-color'),
  ...touchTarget,
} as const

/** Inherited is hollow, set here is solid. */
export const toggle = component({
  ...press,
  selectors: {
    '&[data-value="allow"]': { color: vars.color.ok.text, borderColor: vars.color.ok.line },
    '&[data-value="deny"]': { color: vars.color.bad.text, borderColor: vars.color.bad.line },
    '&[data-own][data-value="allow"]': {
      background: vars.color.ok.solid,
      color: vars.color.ok.onSolid,
    },
    '&[data-own][data-value="deny"]': {
      background: vars.color.bad.solid,
      color: vars.color.bad.onSolid,
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
export const reset = component({
  ...press,
  color: vars.color.neutral[11],
  selectors: {
    '&:hover': { background: vars.color.neutral[4] },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
