import { globalStyle } from '@vanilla-extract/css'
import { forcedColors } from './breakpoints.ts'
import { layers } from './layers.css.ts'

/** The system's own colours take every background away: what only a background said is said by lines here, for all components. */
const forced = (selector: string, outline: string) =>
  globalStyle(selector, {
    '@layer': {
      [layers.base]: {
        '@media': {
          // Important in this layer wins over the components' own outlines; the system's colours are the user's wish.
          [forcedColors]: { outline: `${outline} !important`, outlineOffset: '-2px !important' },
        },
      },
    },
  })

/** Chosen: the place one is at, a view that is on, a row that is selected. */
forced(
  ':is([aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [data-state="on"], tr[data-highlighted], tr[data-own]):not(:focus-visible)',
  '1px solid Highlight',
)
/** Under the keys, where the focus itself stays on the list. */
forced(':is([data-active], [data-highlighted]):not(tr)', '2px solid Highlight')
