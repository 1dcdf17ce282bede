import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle } from '#theme/mixins.ts'

export const unit = component({ ...textStyle('sm'), color: vars.color.neutral[10] })
export const steppers = component({ display: 'inline-flex', flexDirection: 'column' })
export const stepper = component({
  display: 'inline-flex',
  color: vars.color.neutral[10],
  cursor: 'pointer',
  borderRadius: '2px',
  selectors: {
    '&:hover': { color: vars.color.neutral[12] },
    '&:disabled': { opacity: 0.4, cursor: 'not-allowed' },
  },
})
