import { createVar } from '@vanilla-extract/css'
import { below, coarsePointer, reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { pageAlign, tabular, truncate, wallText } from '#theme/mixins.ts'

export const share = createVar()
export const color = createVar()

/** Fills the wall. */
export const frame = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gap: '1em',
  padding: '1.5em 2em',
  overflow: 'hidden',
  background: vars.color.page,
  color: vars.color.neutral[12],
  fontSize: wallText,
  lineHeight: 1.3,
  ...tabular,
  selectors: { '&[data-idle]': { cursor: 'none' } },
  '@media': {
    [below('md')]: {
      display: 'flex',
      flexDirection: 'column',
      overflowY: 'auto',
      padding: '1em',
    },
  },
})

export const head = component({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '1em 2em',
  minInlineSize: 0,
  '@media': { [below('md')]: { flexWrap: 'wrap' } },
})
export const heading = component({
  display: 'flex',
  alignItems: 'center',
  gap: '1em',
  minInlineSize: 0,
})
export const title = component({
  ...truncate,
  // Its second line must not be cut where there is room for a third.
  '@media': { [below('md')]: { whiteSpace: 'normal' } },
  fontSize: '2em',
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.xl,
})
export const end = component({
  flexShrink: 0,
  display: 'grid',
  justifyItems: 'end',
  '@media': { [below('md')]: { justifyItems: 'start' } },
})
export const clockLabel = component({ color: vars.color.neutral[11] })
export const clock = component({
  fontSize: '3.5em',
  lineHeight: 1,
  fontWeight: vars.weight.display,
  letterSpacing: '-0.03em',
})

export const progress = component({
  flexShrink: 0,
  blockSize: '0.6em',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[5],
  overflow: 'hidden',
})
export const progressBar = component({
  blockSize: '100%',
  inlineSize: share,
  background: vars.color.brand.solid,
  forcedColorAdjust: 'none',
})

export const body = component({
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '2em',
  minBlockSize: 0,
  '@media': {
    [below('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** The rows share the columns: a bar is as long as its points, whatever is beside it. */
export const list = component({
  display: 'grid',
  gridTemplateColumns: 'auto 2.4em minmax(0, 1fr) auto auto auto',
  columnGap: '0.7em',
  gridAutoRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [below('md')]: { gridAutoRows: 'minmax(3em, max-content)' } },
})
export const aside = component({
  display: 'grid',
  gap: '1.5em',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [below('md')]: { gridAutoRows: 'max-content' } },
})

export const row = component({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minBlockSize: 0,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const rank = component({
  minInlineSize: '1.4em',
  textAlign: 'end',
  fontSize: '1.4em',
  fontWeight: vars.weight.label,
  color: vars.color.neutral[11],
  selectors: {
    '&[data-medal="first"]': { color: vars.color.bloodText.first },
    '&[data-medal="second"]': { color: vars.color.bloodText.second },
    '&[data-medal="third"]': { color: vars.color.bloodText.third },
  },
})
export const name = component({
  ...truncate,
  ...pageAlign,
  display: 'block',
  fontSize: '1.3em',
  fontWeight: vars.weight.strong,
})
export const track = component({
  blockSize: '0.35em',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[4],
})
export const bar = component({
  blockSize: '100%',
  inlineSize: share,
  borderRadius: 'inherit',
  background: color,
  forcedColorAdjust: 'none',
})
export const marks = component({
  display: 'inline-flex',
  justifyContent: 'end',
  gap: '0.5em',
  '@media': { [below('md')]: { display: 'none' } },
})
export const score = component({
  minInlineSize: '3em',
  textAlign: 'end',
  fontSize: '1.9em',
  '@media': { [below('md')]: { fontSize: '1.5em' } },
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.xl,
})
export const movement = component({
  minInlineSize: '2em',
  '@media': { [below('md')]: { display: 'none' } },
  textAlign: 'end',
  color: vars.color.neutral[10],
  selectors: {
    '&[data-direction="up"]': { color: vars.color.ok.text },
    '&[data-direction="down"]': { color: vars.color.bad.text },
  },
})

export const foot = component({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5em 1.5em',
  minBlockSize: '2em',
  fontSize: 'max(0.8em, 14px)',
  color: vars.color.neutral[11],
})
export const status = component({ display: 'flex', alignItems: 'center', gap: '1.5em' })
export const dots = component({ display: 'inline-flex', gap: '0.4em' })
export const dot = component({
  inlineSize: '1.2em',
  blockSize: '0.3em',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[6],
  selectors: { '&[data-current]': { background: vars.color.neutral[11] } },
})

/** Gone after three seconds, except where there are no keys: a touch must not have to find the way out first. */
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5em 1.5em',
  transition: `opacity ${vars.duration.slow} ${vars.easing.inOut}`,
  selectors: { '[data-idle] &': { opacity: 0 } },
  '@media': {
    [reducedMotion]: { transition: 'none' },
    [coarsePointer]: { selectors: { '[data-idle] &': { opacity: 1 } } },
  },
})
/** Of a legend, what needs a keyboard. */
export const keys = component({
  display: 'contents',
  '@media': { [coarsePointer]: { display: 'none' } },
})
