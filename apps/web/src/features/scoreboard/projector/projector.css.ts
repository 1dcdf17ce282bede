import { keyframes } from '@vanilla-extract/css'
import {
  below,
  pageAlign,
  reducedMotion,
  screen,
  truncate,
  vars,
  wallText,
} from '@halyard/ui/theme'

export const wall = screen({ fontSize: wallText })

export const subtitle = screen({
  display: 'block',
  fontSize: '0.55em',
  fontWeight: vars.weight.text,
  letterSpacing: 'normal',
  color: vars.color.neutral[11],
})
export const brand = screen({
  flexShrink: 0,
  inlineSize: 'auto',
  blockSize: '2.6em',
  '@media': { [below('md')]: { display: 'none' } },
})
export const flag = screen({ inlineSize: '2.4em !important', blockSize: '2.4em !important' })
export const mark = screen({ display: 'inline-flex', alignItems: 'center', gap: '0.3em' })
/** As large as the words beside it, so that its numeral is read from as far. */
export const medal = screen({ inlineSize: '1.3em', blockSize: 'auto' })

export const panel = screen({
  padding: '1em',
  background: vars.color.surface,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
  minBlockSize: 0,
  overflow: 'hidden',
})
/** The chart's texts are made for a desk; a wall is read from ten metres. */
export const chart = screen({ zoom: 1.5, '@media': { [below('md')]: { zoom: 1 } } })
export const panelTitle = screen({ color: vars.color.neutral[11], fontWeight: vars.weight.label })
export const bloods = screen({ display: 'grid' })
export const blood = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.8em',
  paddingBlock: '0.5em',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const bloodTeam = screen({
  ...truncate,
  ...pageAlign,
  fontWeight: vars.weight.label,
})
export const bloodName = screen({ ...truncate })
export const bloodTime = screen({ color: vars.color.neutral[11] })

const arrive = keyframes({
  from: { opacity: 0, transform: 'scale(0.96)' },
  to: { opacity: 1, transform: 'none' },
})
export const celebration = screen({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1em',
  textAlign: 'center',
  background: `color-mix(in srgb, ${vars.color.page} 92%, transparent)`,
  animation: `${arrive} 250ms ease-out`,
  '@media': { [reducedMotion]: { animation: 'none' } },
})
export const bigPennant = screen({ scale: '3', marginBlockEnd: '2em' })
export const bigFlag = screen({ inlineSize: '1.2em !important', blockSize: '1.2em !important' })
export const celebrationTitle = screen({
  fontSize: '2em',
  fontWeight: vars.weight.label,
  color: vars.color.bloodText.first,
})
export const celebrationTeam = screen({
  display: 'flex',
  alignItems: 'center',
  gap: '0.4em',
  fontSize: '4em',
  fontWeight: vars.weight.display,
  maxInlineSize: '90vw',
})
export const celebrationName = screen({ fontSize: '2em', color: vars.color.neutral[11] })

/** Colours of the chart's lines, by rank. */
export const lineColours = [
  vars.color.chart[1],
  vars.color.chart[2],
  vars.color.chart[3],
  vars.color.chart[4],
  vars.color.chart[5],
  vars.color.chart[6],
  vars.color.chart[7],
  vars.color.chart[8],
  vars.color.chart[9],
  vars.color.chart[10],
]
