import { below, screen, textStyle, vars, wrappingRow } from '@halyard/ui/theme'

export const sections = screen({ paddingBlockStart: vars.space[2] })

export const filters = screen(wrappingRow(3, 'end'))

export const tool = screen({
  flex: '0 1 16rem',
  minInlineSize: 0,
  '@media': { [below('md')]: { flexBasis: '100%' } },
})

/** Chips may scroll within it. */
export const chips = screen({
  minInlineSize: 0,
  '@media': { [below('md')]: { inlineSize: '100%' } },
})

/** At the end of the line: how live it is, and what is done with the list. */
export const actions = screen({
  ...wrappingRow(2),
  marginInlineStart: 'auto',
})

export const line = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  maxInlineSize: '100%',
  minInlineSize: 0,
  verticalAlign: 'middle',
})

export const name = screen({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const link = screen({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})

/** Three lines on a phone, the time at the end of the first. */
export const card = screen({ display: 'grid', gap: '2px' })
export const ends = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minInlineSize: 0,
})
export const muted = screen({ color: vars.color.neutral[11] })
export const reading = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.neutral[11],
})
export const good = screen({ color: vars.color.ok.text })
export const bad = screen({ color: vars.color.bad.text })
export const doubtful = screen({ color: vars.color.warn.text })

/** Ground of an icon, in a tint of its own colour. */
export const plate = screen({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  borderRadius: vars.radius.mark,
  background: 'color-mix(in oklab, currentColor 14%, transparent)',
})

export const flag = screen({ fontFamily: vars.font.mono, unicodeBidi: 'isolate' })

export const rate = screen(wrappingRow(6, 'end'))
/** Numbers beside each other, in two columns on phones. */
export const stats = screen({
  ...wrappingRow(6, 'end'),
  '@media': {
    [below('sm')]: {
      display: 'grid',
      // As wide as two names need: bars beside them wrap.
      flex: '1 1 14rem',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[4],
    },
  },
})
export const statName = screen({ display: 'block', whiteSpace: 'normal' })
/** A part of a number, in small after it. It must not make its line higher than those beside it. */
export const part = screen({
  marginInlineStart: vars.space['0.5'],
  ...textStyle('sm'),
  lineHeight: 1,
  fontWeight: vars.weight.text,
  color: vars.color.neutral[11],
})

export const chart = screen({
  flex: '1 1 16rem',
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
})

/** What the bars count, and at its end what their parts mean. */
export const chartHead = screen({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.neutral[11],
  fontSize: vars.type.xs.size,
})

export const legend = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: '2px',
      background: vars.color.neutral[8],
    },
    '&[data-part]::before': { background: vars.color.ok.solid },
    '&[data-part]': { marginInlineStart: 'auto' },
  },
})

export const wrongList = screen({ display: 'grid', gap: vars.space[1] })
