import { below, from, onPaper, screen, textStyle, vars } from '@halyard/ui/theme'

const bandHeight = '18rem'
/** The room for marks below the rope of the bar above; the band begins at the rope itself. */
const marks = '0.8125rem'

export const page = screen({ position: 'relative', paddingBlockEnd: vars.space[16] })

export const band = screen({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `-${marks}`,
  blockSize: `calc(${bandHeight} + ${marks})`,
  '@media': {
    [below('sm')]: { blockSize: `calc(11.5rem + ${marks})` },
    [onPaper]: { display: 'none' },
  },
})

export const layout = screen({
  position: 'relative',
  display: 'grid',
  gap: vars.space[6],
  gridTemplateAreas: '"head" "card" "text"',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 21.75rem',
      columnGap: vars.space[14],
      gridTemplateAreas: '"head card" "text card"',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

export const head = screen({
  gridArea: 'head',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  minBlockSize: bandHeight,
  '@media': { [below('sm')]: { minBlockSize: '11.5rem' }, [onPaper]: { minBlockSize: 0 } },
})

export const title = screen({
  ...textStyle('4xl'),
  fontWeight: vars.weight.display,
  letterSpacing: vars.track['4xl'],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  maxInlineSize: '20em',
  '@media': { [below('sm')]: { ...textStyle('2xl'), letterSpacing: vars.track.xl } },
})

export const text = screen({
  gridArea: 'text',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
})

export const summary = screen({
  ...textStyle('lg'),
  color: vars.color.neutral[11],
  textWrap: 'pretty',
  maxInlineSize: vars.container.reading,
})

export const statement = screen({ maxInlineSize: vars.container.reading })

export const side = screen({
  gridArea: 'card',
  alignSelf: 'start',
  '@media': {
    [from('md')]: {
      marginBlockStart: '14.5rem',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.topBar} + ${vars.space[5]})`,
    },
  },
})
