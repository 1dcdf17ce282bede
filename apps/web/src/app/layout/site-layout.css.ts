import { below, fewLines, screen, textStyle, vars } from '@halyard/ui/theme'

export const main = screen({
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  minBlockSize: `calc(100dvh - ${vars.size.topBar})`,
  '@media': {
    [below('sm')]: {
      paddingBlockEnd: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))`,
    },
    [fewLines]: { paddingBlockEnd: 0 },
  },
})

export const brandLink = screen({ display: 'inline-flex', minInlineSize: 0 })

/** On phones the name of the open game needs the room; the other pages and the palette have it. */
export const theme = screen({
  display: 'contents',
  selectors: {
    '&[data-beside="context"]': { '@media': { [below('xs')]: { display: 'none' } } },
  },
})

export const logIn = screen({
  '@media': { [below('xs')]: { paddingInline: vars.space[2], ...textStyle('sm') } },
})

export const account = screen({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
})
