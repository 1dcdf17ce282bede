import { globalStyle } from '@vanilla-extract/css'
import { layers, screen, textStyle, vars } from '@halyard/ui/theme'

/** Fields below each other. The place of the form's failure takes no room while it is empty. */
export const fields = screen({ display: 'grid', gap: vars.space[5], position: 'relative' })

globalStyle(`${fields} > [role="alert"]:empty`, {
  '@layer': { [layers.screen]: { position: 'absolute' } },
})

export const requiredNote = screen({
  display: 'none',
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  selectors: { 'form:has([aria-required="true"]) &': { display: 'block' } },
})
