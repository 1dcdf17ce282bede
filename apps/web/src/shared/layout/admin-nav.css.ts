import { below, clampLines, from, onPaper, screen, vars } from '@halyard/ui/theme'

export const frame = screen({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  '@media': { [below('md')]: { flexDirection: 'column' } },
})

export const content = screen({ flex: 1, minInlineSize: 0 })

export const nav = screen({
  position: 'sticky',
  insetBlockStart: vars.size.topBar,
  flexShrink: 0,
  inlineSize: '13rem',
  blockSize: `calc(100dvh - ${vars.size.topBar})`,
  padding: vars.space['2.5'],
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [below('md')]: { display: 'none' }, [onPaper]: { display: 'none' } },
})

export const tabs = screen({
  paddingInline: vars.size.gutter,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [from('md')]: { display: 'none' }, [onPaper]: { display: 'none' } },
})

/** As wide as the links below it, with its title where theirs are. */
export const switcher = screen({
  inlineSize: '100%',
  justifyContent: 'space-between',
  paddingInline: vars.space['2.5'],
  fontWeight: vars.weight.strong,
})
/** A long name wraps into a second line. */
export const switcherTitle = screen({
  ...clampLines(2),
  flex: 1,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
