import { from, screen, vars } from '@halyard/ui/theme'

/** The settings, and on wide screens beside them what acts at once. */
export const columns = screen({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const poster = screen({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.control,
})
export const effects = screen({ display: 'grid', gap: vars.space[1] })
/** A number needs no whole line. */
export const number = screen({ maxInlineSize: '16rem' })
