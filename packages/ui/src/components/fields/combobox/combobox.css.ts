import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { floating, option as optionStyle, textStyle, truncate } from '#theme/mixins.ts'

export const wrapper = component({ position: 'relative', display: 'grid', gap: vars.space[2] })
export const tokens = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })
export const token = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[2],
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[4],
  ...textStyle('sm'),
})
export const tokenLabel = component({ ...truncate })

/** In the browser's top layer: no dialog or card can cut it. */
export const list = component({
  ...floating,
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  borderRadius: vars.radius.tile,
  color: vars.color.neutral[12],
})
/** The list itself scrolls: readers know a list, and its keys are the input's. */
export const options = component({
  maxBlockSize: '18rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  /** What scrolls into view is in its final place already. */
  overflowAnchor: 'none',
  padding: vars.space[1],
  selectors: { '&:empty': { display: 'none' } },
})
/** As high as the list reckons with, see `ComboboxList`. */
export const option = component({
  ...optionStyle,
  blockSize: vars.size.controlMd,
  selectors: { '&[data-active]': { background: vars.color.neutral[4] } },
})
export const label = component({ ...truncate })
export const note = component({
  ...truncate,
  flex: 1,
  ...textStyle('xs'),
  color: vars.color.neutral[10],
})
export const check = component({ marginInlineStart: 'auto', color: vars.color.accent[11] })
export const empty = component({
  padding: vars.space[3],
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
