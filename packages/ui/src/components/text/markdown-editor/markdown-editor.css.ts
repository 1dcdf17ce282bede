import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const frame = component({
  border: `1px solid ${vars.color.neutral[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.well,
  overflow: 'clip',
  selectors: { '&:focus-within': { borderColor: vars.color.accent[11] } },
})
export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const views = component({ marginInlineStart: 'auto' })
export const panes = component({
  display: 'grid',
  selectors: { '&[data-view="split"]': { gridTemplateColumns: '1fr 1fr' } },
  '@media': {
    [below('sm')]: { selectors: { '&[data-view="split"]': { gridTemplateColumns: '1fr' } } },
  },
})
export const area = component({
  minBlockSize: '18rem',
  padding: vars.space[3],
  border: 0,
  outline: 'none',
  resize: 'vertical',
  background: 'transparent',
  fontFamily: vars.font.mono,
  ...textStyle('sm'),
  lineHeight: 1.6,
  selectors: { '[data-view="read"] > &': { display: 'none' } },
})
export const preview = component({
  minBlockSize: '18rem',
  padding: vars.space[3],
  overflow: 'auto',
  background: vars.color.surface,
  selectors: {
    '[data-view="split"] > &': { borderInlineStart: `1px solid ${vars.color.hairline}` },
  },
})
