import { from, screen, vars, wrappingRow } from '@halyard/ui/theme'

/** The settings, and on wide screens beside them what acts at once. */
export const columns = screen({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})

export const logos = screen(wrappingRow(3, 'end'))

export const logo = screen({ objectFit: 'contain' })

export const scales = screen({ display: 'grid', gap: vars.space[3] })

/** A number needs no whole line. */
export const number = screen({ maxInlineSize: '16rem' })
