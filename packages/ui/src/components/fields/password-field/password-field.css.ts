import { createVar } from '@vanilla-extract/css'
import { forcedColors } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const strength = component({ display: 'grid', gap: vars.space[1] })

export const meter = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space[1],
})

export const meterColor = createVar()

export const part = component({
  blockSize: '3px',
  borderRadius: vars.radius.full,
  background: vars.color.neutral[5],
  selectors: { '&[data-filled]': { background: meterColor } },
  '@media': {
    [forcedColors]: {
      background: 'GrayText',
      selectors: { '&[data-filled]': { background: 'Highlight' } },
    },
  },
})

export const weak = component({ vars: { [meterColor]: vars.color.bad.line } })
export const fair = component({ vars: { [meterColor]: vars.color.warn.solid } })
export const strong = component({ vars: { [meterColor]: vars.color.ok.solid } })

export const label = component({ ...textStyle('xs'), color: vars.color.neutral[11] })

export const capsLock = component({
  ...textStyle('xs'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  color: vars.color.warn.text,
})
