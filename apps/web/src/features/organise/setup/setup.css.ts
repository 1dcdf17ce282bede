import { from, screen, textStyle, vars } from '@halyard/ui/theme'

export const steps = screen({ display: 'grid', gap: vars.space[4] })

/** Its number hangs on a rope that leads to the next one. */
export const step = screen({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [from('md')]: { gridTemplateColumns: '2.5rem minmax(0, 1fr)', gap: vars.space[4] },
  },
  selectors: {
    '&:not(:last-child)::before': {
      '@media': {
        [from('md')]: {
          content: '',
          position: 'absolute',
          insetBlock: `2.75rem calc(-1 * ${vars.space[6]})`,
          insetInlineStart: 'calc(1.25rem - 1px)',
          inlineSize: '2px',
          background: vars.color.neutral[6],
        },
      },
    },
  },
})

export const mark = screen({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.neutral[8]}`,
  background: vars.color.page,
  fontWeight: vars.weight.strong,
  selectors: {
    '[data-done] > &': { borderColor: vars.color.ok.line, color: vars.color.ok.text },
  },
})

export const title = screen({
  ...textStyle('lg'),
  fontWeight: vars.weight.title,
  letterSpacing: vars.track.lg,
  marginBlockEnd: vars.space[4],
})

export const halves = screen({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

export const result = screen({
  minInlineSize: 0,
  '@media': {
    [from('md')]: {
      paddingInlineStart: vars.space[6],
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
  },
})

/** A start page, small. */
export const page = screen({
  overflow: 'hidden',
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.page,
})

export const poster = screen({ blockSize: '9rem' })

export const pageBody = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
})

export const slogan = screen({
  ...textStyle('xl'),
  fontWeight: vars.weight.display,
  letterSpacing: vars.track.xl,
  overflowWrap: 'anywhere',
})

export const games = screen({ display: 'grid', gap: vars.space[3] })

export const game = screen({ display: 'flex', alignItems: 'center', gap: vars.space[3] })

export const thumbnail = screen({
  flexShrink: 0,
  inlineSize: '5.5rem',
  blockSize: '3rem',
  borderRadius: vars.radius.control,
})

export const text = screen({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })

export const gameLink = screen({ fontWeight: vars.weight.label })

export const muted = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
