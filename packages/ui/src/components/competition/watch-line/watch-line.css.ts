import { createVar } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

export const share = createVar()

export const line = component({
  position: 'relative',
  // Its marks hang over what lies below.
  zIndex: 1,
  blockSize: '0.9375rem',
  inlineSize: '100%',
})

export const rope = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '2px',
  background: vars.color.neutral[5],
})

export const elapsed = component({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  blockSize: '2px',
  inlineSize: share,
  background: vars.color.brand.solid,
})

export const now = component({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineStart: share,
  inlineSize: '8px',
  blockSize: '8px',
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.full,
  background: vars.color.brand.solid,
  boxShadow: `0 0 0 2px ${vars.color.page}`,
})

export const list = component({ display: 'contents' })

export const event = component({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: share,
  transform: 'translateX(-50%)',
  lineHeight: 0,
  borderRadius: '2px',
})
