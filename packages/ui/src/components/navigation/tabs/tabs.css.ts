import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle, transition } from '#theme/mixins.ts'

/** Rows that are too long scroll rather than squeeze. */
export const list = component({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.neutral[6]}`,
})

/** In a bar that draws its own line. */
export const bareList = component({ borderBlockEnd: 0, alignSelf: 'stretch' })

/** The places within one tab of a bar above: quieter than its tabs, and without their line. */
export const pills = component({ borderBlockEnd: 0 })

export const tab = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  minBlockSize: vars.size.controlLg,
  paddingInline: vars.space[2],
  ...textStyle('base'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  transition: transition('color'),
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '&:hover': { color: vars.color.neutral[12] },
    '&[aria-current]': { color: vars.color.neutral[12] },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInline: vars.space[1],
      insetBlockEnd: 0,
      blockSize: '2px',
      background: vars.color.accent[11],
    },
    [`${pills} > &`]: { minBlockSize: vars.size.controlMd, ...textStyle('sm') },
    [`${pills} > &[aria-current]`]: { background: vars.color.neutral[4] },
    [`${pills} > &[aria-current]::before`]: { content: 'none' },
  },
})

export const count = component({
  ...textStyle('xs'),
  ...tabular,
  color: vars.color.neutral[11],
  paddingInline: vars.space['1.5'],
  borderRadius: vars.radius.full,
  background: vars.color.neutral[4],
})
