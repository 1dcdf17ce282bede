import { below, from, screen, vars, wrappingRow } from '@halyard/ui/theme'

/** An open challenge beside the board: it stays in view while the board scrolls. */
export const dock = screen({
  alignSelf: 'start',
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[4]})`,
  blockSize: `calc(100dvh - ${vars.size.topBar} - ${vars.size.gameBar} - ${vars.space[8]})`,
  display: 'grid',
  minInlineSize: 0,
})

export const page = screen({
  display: 'grid',
  gap: vars.space[6],
  paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space[4]} ${vars.space[7]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [below('sm')]: { paddingBlock: vars.space[4], gap: vars.space[4] },
    [from('md')]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.sideFeed}` },
    [from('lg')]: {
      gridTemplateColumns: `${vars.size.sideFilter} minmax(0, 1fr) ${vars.size.sideFeed}`,
    },
  },
  selectors: {
    [`&:has(> ${dock})`]: {
      gridTemplateColumns: `${vars.size.sideFilter} minmax(0, 1fr) minmax(0, 65rem) ${vars.size.sideFeed}`,
    },
  },
})

export const filter = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [below('lg')]: { gridColumn: '1 / -1' },
    [from('lg')]: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[4]})`,
    },
  },
})

export const wideOnly = screen({ '@media': { [below('lg')]: { display: 'none' } } })
export const narrowOnly = screen({ '@media': { [from('lg')]: { display: 'none' } } })
/** Phones have the notices among their tabs, wide screens beside the board. */
export const tabletOnly = screen({
  '@media': { [below('sm')]: { display: 'none' }, [from('md')]: { display: 'none' } },
})
export const narrowRow = screen({
  display: 'flex',
  // On the narrowest phones the buttons go below the search: beside each other nothing of it would be left.
  flexWrap: 'wrap',
  gap: vars.space[2],
  alignItems: 'center',
  '@media': { [from('lg')]: { display: 'none' } },
})
export const grow = screen({ flex: '1 1 8rem', minInlineSize: 0 })

export const main = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
})

export const toolbar = screen({
  ...wrappingRow(2),
  '@media': { [below('lg')]: { display: 'none' } },
})
export const push = screen({ marginInlineStart: 'auto' })

export const shelves = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[5] })
export const row = screen({ display: 'grid', gap: vars.space[2] })
export const shelf = screen({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gap: vars.space[2],
  selectors: {
    // Shelves beside each other share the height of their one line of tiles.
    '&[data-single]': { gridRow: 'span 2', gridTemplateRows: 'subgrid' },
  },
})
export const shelfHead = screen({ gridColumn: '1 / -1' })
export const tiles = screen({ display: 'contents', listStyle: 'none' })
export const tileItem = screen({ display: 'grid' })

export const feed = screen({
  alignSelf: 'start',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  '@media': {
    [below('md')]: { display: 'none' },
    [from('md')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[4]})`,
      maxBlockSize: `calc(100dvh - ${vars.size.topBar} - ${vars.space[8]})`,
      overflowY: 'auto',
    },
  },
})

export const full = screen({ color: vars.color.ok.text })

export const shelfSkeleton = screen({ display: 'grid', gap: vars.space[3] })
export const tileSkeletons = screen({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.25rem, 1fr))',
})
