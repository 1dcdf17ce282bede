import { screen, vars } from '@halyard/ui/theme'

export const owner = screen({ display: 'grid', gap: '2px', minInlineSize: 0 })

export const line = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const name = screen({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const challenge = screen({ color: vars.color.neutral[11] })

export const address = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
})

export const left = screen({ display: 'grid', gap: vars.space[1], minInlineSize: '5.5rem' })
