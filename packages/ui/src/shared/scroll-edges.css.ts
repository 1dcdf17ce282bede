import { forcedColors } from '#theme/breakpoints.ts'
import { component } from '#theme/layers.css.ts'

const FADE = '2rem'
const mask = (toEnd: 'right' | 'left', before: boolean, after: boolean) =>
  `linear-gradient(to ${toEnd}, ${before ? 'transparent' : '#000'}, #000 ${FADE}, #000 calc(100% - ${FADE}), ${after ? 'transparent' : '#000'})`

/** Fades where a scrolling row continues; see `useScrollEdges`. */
export const scrollEdges = component({
  selectors: {
    '&[data-more-before]': { maskImage: mask('right', true, false) },
    '&[data-more-after]': { maskImage: mask('right', false, true) },
    '&[data-more-before][data-more-after]': { maskImage: mask('right', true, true) },
    '[dir="rtl"] &[data-more-before]': { maskImage: mask('left', true, false) },
    '[dir="rtl"] &[data-more-after]': { maskImage: mask('left', false, true) },
    '[dir="rtl"] &[data-more-before][data-more-after]': { maskImage: mask('left', true, true) },
  },
  '@media': { [forcedColors]: { maskImage: 'none' } },
})
