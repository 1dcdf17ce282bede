import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { touchTarget } from '#theme/mixins.ts'

export const root = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: '1.25rem',
  touchAction: 'none',
  userSelect: 'none',
})
export const track = component({
  position: 'relative',
  flex: 1,
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[5],
  '@media': { [forcedColors]: { background: 'GrayText' } },
})
export const range = component({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: vars.color.accent[9],
  '@media': { [forcedColors]: { background: 'Highlight' } },
})
export const thumb = component({
  position: 'relative',
  display: 'block',
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.neutral[8]}`,
  background: '#ffffff',
  boxShadow: vars.shadow.raised,
  cursor: 'grab',
  ...touchTarget,
})
