import { globalStyle } from '@vanilla-extract/css'
import { layers, screen, vars } from '@halyard/ui/theme'

/** Fields below each other. The place of the form's failure takes no room while it is empty. */
export const fields = screen({ display: 'grid', gap: vars.space[5], position: 'relative' })

globalStyle(`${fields} > [role="alert"]:empty`, {
  '@layer': { [layers.screen]: { position: 'absolute' } },
})
