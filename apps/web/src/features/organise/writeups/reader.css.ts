import { globalStyle } from '@vanilla-extract/css'
import { screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const reader = screen({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '100%',
})
export const bar = screen({
  ...wrappingRow(2),
  paddingBlock: vars.space[2],
})
export const find = screen({ flex: '1 1 10rem', minInlineSize: 0 })
export const where = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const pages = screen({
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.neutral[4],
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  minBlockSize: 0,
})
/** Paper is white in every theme, as its makers saw it. */
export const page = screen({
  position: 'relative',
  flexShrink: 0,
  background: 'white',
  boxShadow: vars.shadow.raised,
})
export const picture = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
})
export const pageFault = screen({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  color: 'black',
})

/** The text of a page lies above its picture, unseen, as the reader lays it out with these variables. */
export const text = screen({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  transformOrigin: '0 0',
  forcedColorAdjust: 'none',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
})
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
})
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
  transform:
    'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
})
globalStyle(`${text} .markedContent`, { display: 'contents' })
globalStyle('::highlight(pdf-found)', { backgroundColor: 'rgb(255 214 0 / 45%)' })
globalStyle('::highlight(pdf-current)', { backgroundColor: 'rgb(255 122 0 / 60%)' })
