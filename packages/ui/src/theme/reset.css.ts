import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { below, forcedColors } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { pageAlign } from './mixins.ts'

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
const base = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box', minInlineSize: 0 })
reset('*', { margin: 0, padding: 0 })
reset('ul[class], ol[class]', { listStyle: 'none' })
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' })
reset('img, video', { blockSize: 'auto' })
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
reset('button', { background: 'none', border: 0, textAlign: 'inherit' })
reset('fieldset', { border: 0 })
reset('table', { borderCollapse: 'collapse', inlineSize: '100%' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('[hidden]', { display: 'none' })

base('html', {
  fontFamily: vars.font.sans,
  fontSize: '100%',
  fontSynthesis: 'style',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  background: vars.color.page,
  color: vars.color.neutral[12],
  scrollbarColor: `${vars.color.neutral[7]} transparent`,
  accentColor: vars.color.accent[9],
  '@media': {
    'screen and (min-width: 225em)': { fontSize: '106.25%' },
    'screen and (min-width: 262.5em)': { fontSize: '112.5%' },
  },
})
base('body', {
  minBlockSize: '100dvh',
  fontSize: vars.type.base.size,
  lineHeight: vars.type.base.line,
  fontWeight: vars.weight.text,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
})
base('h1, h2, h3, h4, h5, h6', {
  fontSize: 'inherit',
  fontWeight: vars.weight.title,
  textWrap: 'balance',
})
base(':root:lang(ja)', { lineBreak: 'strict' })
base(':root:lang(ko) :is(h1, h2, h3)', { wordBreak: 'keep-all' })
/* A name of the other direction starts beside its picture, however wide its place is; prose in that script keeps its own side. */
base('bdi, :is(h1, h2, h3, a, span, td, th)[dir="auto"]', pageAlign)
base('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontVariantLigatures: 'none' })
base('::selection', { background: vars.color.accent[5], color: vars.color.neutral[12] })
base('::placeholder', { color: vars.color.neutral[10], opacity: 1 })
base(':focus-visible', {
  outline: `2px solid ${vars.color.accent[11]}`,
  outlineOffset: '2px',
  '@media': { [forcedColors]: { outlineColor: 'Highlight' } },
})
/* Only a script brings the focus there, to read on from: there is nothing to act on. */
base('h1:focus-visible, main:focus-visible', { outline: 'none' })
/* Phones zoom into an input whose text is under 16 px. */
base('input, select, textarea', { '@media': { [below('sm')]: { fontSize: '1rem' } } })
/* The page scrolls what takes the focus out from under a bar (covers.ts). What is in the bar never is: without this, its own links would scroll the page. */
base('[data-covers] *', { scrollMarginBlock: '-6rem' })
