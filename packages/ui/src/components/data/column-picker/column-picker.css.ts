import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

export const list = component({
  display: 'grid',
  gap: vars.space['2.5'],
  maxBlockSize: 'min(20rem, 60dvh)',
  overflowY: 'auto',
  /** Room for the focus ring inside the scrolling box. */
  padding: vars.space[1],
  overflowWrap: 'anywhere',
})
export const footer = component({ display: 'flex', marginBlockStart: vars.space[3] })
