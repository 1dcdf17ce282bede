import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, textStyle, touchTarget, transition } from '#theme/mixins.ts'

export const group = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
})

/** Phones scroll the chips sideways instead of stacking them. */
export const scrolling = component({
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const chip = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  flexShrink: 0,
  minBlockSize: vars.size.controlSm,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.neutral[7]}`,
  borderRadius: vars.radius.control,
  ...textStyle('sm'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: transition('background-color', 'color'),
  ...touchTarget,
  selectors: {
    ...insetFocus.selectors,
    '&:hover': { background: vars.color.neutral[4], color: vars.color.neutral[12] },
    '&[data-state="on"]': {
      background: vars.color.neutral[5],
      borderColor: vars.color.neutral[5],
      color: vars.color.neutral[12],
      fontWeight: vars.weight.strong,
    },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
})

export const pill = component({ borderRadius: vars.radius.full })

export const pillOn = component({
  selectors: {
    '&[data-state="on"]': {
      background: vars.color.neutral[12],
      borderColor: vars.color.neutral[12],
      color: vars.color.neutral[1],
    },
  },
})
