import { below, from, onPaper, screen, vars } from '@halyard/ui/theme'

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
