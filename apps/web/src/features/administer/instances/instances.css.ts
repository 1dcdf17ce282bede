import { below, screen, vars } from '@halyard/ui/theme'

export const tools = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
})

export const tool = screen({
  flex: '0 1 18rem',
  minInlineSize: 0,
  '@media': { [below('sm')]: { flexBasis: '100%' } },
})

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
