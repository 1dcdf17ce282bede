import { globalStyle } from '@vanilla-extract/css'
import { onPaper, screen } from '@halyard/ui/theme'

export const sheet = screen({
  display: 'none',
  '@media': { [onPaper]: { display: 'block', color: '#000', background: '#fff' } },
})
// Paper has this sheet alone: the page's bars, charts and lists stay on the screen.
globalStyle(`body:has(> ${sheet}) > #root`, { '@media': { [onPaper]: { display: 'none' } } })
