import { createVar } from '@vanilla-extract/css'
import { onPaper } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

/** Where the thumb begins and how long it is, as shares of the bar. */
export const thumbStart = createVar()
export const thumbLength = createVar()

/** At the bottom of the window as long as the end of the rows is below it. */
export const bar = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  blockSize: '0.875rem',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  touchAction: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [onPaper]: { display: 'none' } },
})

export const thumb = component({
  position: 'absolute',
  insetBlock: '3px',
  insetInlineStart: thumbStart,
  inlineSize: thumbLength,
  minInlineSize: '1.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[8],
  selectors: { [`${bar}:hover &`]: { background: vars.color.neutral[9] } },
})
