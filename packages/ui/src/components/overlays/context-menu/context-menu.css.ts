import { component } from '#theme/layers.css.ts'

/** The place takes the focus, so that Shift F10 reaches the menu without a pointer. */
export const place = component({ WebkitTouchCallout: 'none' })

export const content = component({
  maxBlockSize: 'var(--radix-context-menu-content-available-height)',
  transformOrigin: 'var(--radix-context-menu-content-transform-origin)',
})
