import { styleVariants } from '@vanilla-extract/css'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { tabular, textStyle, truncate } from '#theme/mixins.ts'

export const root = component({
  position: 'relative',
  inlineSize: '100%',
  direction: 'ltr',
  ...textStyle('xs'),
  ...tabular,
})
export const svg = component({ display: 'block', inlineSize: '100%', overflow: 'visible' })
export const grid = component({ stroke: vars.color.hairline, strokeWidth: 1 })
export const timeLine = component({
  stroke: vars.color.hairline,
  strokeWidth: 1,
  strokeDasharray: '2 4',
})
export const now = component({
  stroke: vars.color.neutral[9],
  strokeWidth: 1,
  strokeDasharray: '4 4',
})
export const axisText = component({ fill: vars.color.neutral[11], fontSize: vars.type.xs.size })

export const line = component({
  fill: 'none',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  transition: `opacity ${vars.duration.fade} linear`,
  selectors: { '&[data-faded]': { opacity: 0.15 } },
})
export const leader = component({ fill: 'none', strokeWidth: 1, opacity: 0.7 })
export const sample = component({ fill: 'none', strokeWidth: 3 })

/** With forced colours all lines have one colour, so all but the first have a dash. */
export const FORCED_DASHES = {
  1: '',
  2: '12 4',
  3: '6 4',
  4: '12 4 2 4',
  5: '2 5',
  6: '7 3',
  7: '2 3',
  8: '9 3 2 3',
  9: '5 3',
  10: '1.5 3',
} as const

/** For a canvas, which cannot use a class. Scripts that import the theme itself would load all of it. */
export const colours = vars.color.chart

/** Stroke of a place in the ranking at load. */
export const stroke = styleVariants(vars.color.chart, (colour, place) => ({
  stroke: colour,
  color: colour,
  '@media': {
    [forcedColors]: {
      stroke: 'CanvasText',
      strokeDasharray: FORCED_DASHES[place] || 'none',
    },
  },
}))

export const canvas = component({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxInlineSize: '100%',
})

export const blood = component({ fill: vars.color.blood.first, stroke: vars.color.bloodLine.first })

export const label = component({
  position: 'absolute',
  insetInlineEnd: 0,
  ...truncate,
  blockSize: '1.0625rem',
  lineHeight: '1.0625rem',
  textAlign: 'start',
  color: vars.color.neutral[12],
  fontWeight: vars.weight.ui,
  borderRadius: '2px',
  cursor: 'default',
  selectors: { '&[data-faded]': { opacity: 0.4 } },
})
export const rank = component({ fontWeight: vars.weight.title, marginInlineEnd: vars.space[1] })

/** Over the plot: it takes pointer, fingers and keys. A finger that moves up or down scrolls the page. */
export const surface = component({
  position: 'absolute',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  userSelect: 'none',
  borderRadius: vars.radius.mark,
})
export const crosshair = component({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.neutral[10]}`,
  pointerEvents: 'none',
})
/** Part of the time that is about to fill the plot. */
export const chosen = component({
  position: 'absolute',
  insetBlock: 0,
  background: `color-mix(in srgb, ${vars.color.accent[9]} 24%, transparent)`,
  borderInline: `1px solid ${vars.color.accent[11]}`,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { borderInlineColor: 'Highlight', borderInlineWidth: '2px' } },
})
export const values = component({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  pointerEvents: 'none',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  boxShadow: vars.shadow.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) auto',
  columnGap: vars.space[3],
})
export const valuesTime = component({ gridColumn: '1 / -1', fontWeight: vars.weight.strong })
export const valuesName = component({ ...truncate })
export const valuesScore = component({ textAlign: 'end' })
