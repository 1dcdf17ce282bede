import { createVar } from '@vanilla-extract/css'
import { reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, truncate } from '#theme/mixins.ts'

export const share = createVar()
export const color = createVar()

/** Fills the wall; all sizes below are em of it, so that nothing depends on how large the wall is. */
export const frame = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: '1em',
  padding: '1.5em 2em',
  overflow: 'hidden',
  background: vars.color.page,
  color: vars.color.neutral[12],
  fontSize: 'clamp(14px, 1.25vw, 40px)',
  lineHeight: 1.3,
  ...tabular,
  selectors: { '&[data-idle]': { cursor: 'none' } },
})

export const head = component({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2em',
  minInlineSize: 0,
})
export const title = component({
  ...truncate,
  fontSize: '1.6em',
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.xl,
})
export const clock = component({
  flexShrink: 0,
  fontSize: '3.5em',
  lineHeight: 1,
  fontWeight: vars.weight.display,
  letterSpacing: '-0.03em',
})

export const progress = component({
  blockSize: '0.6em',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[5],
  overflow: 'hidden',
})
export const progressBar = component({
  blockSize: '100%',
  inlineSize: share,
  background: vars.color.accent[9],
  forcedColorAdjust: 'none',
})

export const body = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: '2em',
  minBlockSize: 0,
})
export const list = component({
  display: 'grid',
  gridAutoRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
})
export const aside = component({ display: 'grid', gap: '1.5em', minBlockSize: 0, minInlineSize: 0 })

export const row = component({
  display: 'grid',
  gridTemplateColumns: '2.2em 2em minmax(0, 1fr) auto 4.5em 3.5em',
  alignItems: 'center',
  columnGap: '0.7em',
  minBlockSize: 0,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const rank = component({ textAlign: 'end', color: vars.color.neutral[11] })
export const name = component({
  ...truncate,
  display: 'block',
  textAlign: 'match-parent',
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
export const marks = component({ display: 'inline-flex', gap: '0.5em' })
export const score = component({ textAlign: 'end', fontWeight: vars.weight.strong })
export const movement = component({
  textAlign: 'end',
  color: vars.color.neutral[10],
  selectors: {
    '&[data-direction="up"]': { color: vars.color.ok.text },
    '&[data-direction="down"]': { color: vars.color.bad.text },
  },
})

/** Which keys work: the only control, gone after three seconds. */
export const legend = component({
  position: 'absolute',
  insetBlockEnd: '1em',
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  gap: '1.5em',
  fontSize: 'max(0.8em, 14px)',
  color: vars.color.neutral[11],
  transition: `opacity ${vars.duration.slow} ${vars.easing.inOut}`,
  pointerEvents: 'none',
  selectors: { '[data-idle] > &': { opacity: 0 } },
  '@media': { [reducedMotion]: { transition: 'none' } },
})
