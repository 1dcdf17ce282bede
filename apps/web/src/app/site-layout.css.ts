import { below, screen, vars } from '@halyard/ui/theme'

export const main = screen({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  minBlockSize: `calc(100dvh - ${vars.size.topBar})`,
  '@media': {
    [below('sm')]: {
      paddingBlockEnd: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))`,
    },
  },
})

export const brandLink = screen({ display: 'inline-flex', minInlineSize: 0 })

export const account = screen({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
})
