import { createVar } from '@vanilla-extract/css'
import { component } from '#theme/layers.css.ts'
import { vars } from '#theme/contract.css.ts'

/** The one hue of a mosaic, as a colour; lightness and chroma of each cloth are fixed. */
export const source = createVar()

const cloth = (lightness: number, chroma: number) =>
  component({ fill: `oklch(from ${source} ${lightness} min(c, ${chroma}) h)` })

export const mosaic = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  forcedColorAdjust: 'none',
  vars: { [source]: vars.color.brand.solid },
})

export const fills = {
  night: cloth(0.22, 0.065),
  dusk: cloth(0.315, 0.085),
  dawn: cloth(0.395, 0.105),
  lit: cloth(0.63, 0.17),
  bright: cloth(0.9, 0.05),
} as const

/** Darkens towards the lower edge, so that words on it stay readable. */
export const frame = component({ position: 'relative', overflow: 'hidden', background: '#0d1424' })
export const scrim = component({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(to bottom, transparent 40%, rgb(6 9 18 / 0.82))',
})
export const pageScrim = component({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to bottom, rgb(8 10 16 / 0.1), color-mix(in srgb, ${vars.color.page} 70%, transparent) 60%, ${vars.color.page})`,
})
export const picture = component({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
