import { below, from, screen, tabular, textStyle, vars } from '@halyard/ui/theme'

export const verdict = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
})

export const flag = screen({ flexShrink: 0 })

export const verdictTitle = screen({ ...textStyle('xl'), fontWeight: vars.weight.title })

export const muted = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

/** Name and state, number, the day, and since when: columns that line up over all rows, stacked on phones. */
export const row = screen({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@media': {
    [from('md')]: { gridTemplateColumns: '15rem 6rem minmax(8rem, 1fr) 13rem' },
  },
})

export const name = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.label,
})

export const icons = {
  ok: screen({ color: vars.color.ok.text }),
  warn: screen({ color: vars.color.warn.text }),
  bad: screen({ color: vars.color.bad.text }),
  unknown: screen({ color: vars.color.neutral[10] }),
} as const

export const value = screen({ ...tabular, textAlign: 'end', whiteSpace: 'nowrap' })

export const day = screen({ '@media': { [below('md')]: { gridColumn: '1 / -1' } } })

/** The end of the day, as far as something is known of it. */
export const covered = screen({ display: 'block', marginInlineStart: 'auto' })

export const since = screen({
  ...textStyle('sm'),
  color: vars.color.neutral[11],
  '@media': { [from('md')]: { textAlign: 'end' }, [below('md')]: { gridColumn: '1 / -1' } },
})

export const advice = screen({
  ...textStyle('sm'),
  gridColumn: '1 / -1',
  maxInlineSize: '42rem',
  color: vars.color.neutral[12],
})
