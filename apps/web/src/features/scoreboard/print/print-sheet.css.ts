import { globalStyle } from '@vanilla-extract/css'
import { onPaper, screen, textStyle, vars } from '@halyard/ui/theme'

export const sheet = screen({
  display: 'none',
  '@media': { [onPaper]: { display: 'block', color: '#000', background: '#fff' } },
})
// Paper has this sheet alone: the page's bars, chart and matrix stay on the screen.
globalStyle(`body:has(> ${sheet}) > #root`, { '@media': { [onPaper]: { display: 'none' } } })

export const title = screen({ ...textStyle('xl'), marginBlockEnd: vars.space[2] })
export const table = screen({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const text = screen({
  textAlign: 'start',
  fontWeight: 'inherit',
  paddingInline: vars.space[2],
})
export const row = screen({ breakInside: 'avoid', borderBlockStart: '1px solid #bbb' })
