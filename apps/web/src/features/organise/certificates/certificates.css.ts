import { from, screen, textStyle, vars } from '@halyard/ui/theme'

export const fields = screen({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 20rem))',
  gap: vars.space[4],
  alignItems: 'start',
})

export const note = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

/** What is written, and beside it what becomes of it. */
export const desk = screen({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})

export const preview = screen({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [from('lg')]: { position: 'sticky', insetBlockStart: '8rem' } },
})

/** A sheet of A4 across. */
export const sheet = screen({
  inlineSize: '100%',
  aspectRatio: '842 / 595',
  background: '#ffffff',
  borderRadius: vars.radius.mark,
  boxShadow: `${vars.shadow.raised}, 0 0 0 1px ${vars.color.hairline}`,
})
