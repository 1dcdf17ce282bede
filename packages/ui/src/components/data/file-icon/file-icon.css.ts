import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'

export const icon = component({ flexShrink: 0, color: vars.color.neutral[11] })
