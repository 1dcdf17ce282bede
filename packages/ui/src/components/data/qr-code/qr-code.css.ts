import { component } from '#theme/layers.css.ts'
import { vars } from '#theme/contract.css.ts'

/** Black on white in every theme: a camera reads it, not a person. */
export const code = component({
  display: 'block',
  flexShrink: 0,
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.mark,
  background: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
})
