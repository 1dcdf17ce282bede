import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '#theme/contract.css.ts'
import { hueTextVar, hueVar } from '#theme/hue.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { truncate } from '#theme/mixins.ts'

export const plateSize = createVar()

export const mark = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: hueTextVar,
  fontWeight: vars.weight.label,
})

export const icon = recipe({
  base: componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    color: hueVar,
  }),
  variants: {
    hasPlate: {
      true: componentRule({
        inlineSize: plateSize,
        blockSize: plateSize,
        borderRadius: '25%',
        background: `color-mix(in srgb, ${hueVar} 15%, transparent)`,
      }),
    },
  },
})

export const label = component({ ...truncate })
