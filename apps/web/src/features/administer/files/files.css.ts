import { below, from, screen, textStyle, truncate, vars } from '@halyard/ui/theme'

/** What takes the room beside what can go; below each other on narrow screens. */
export const storage = screen({
  display: 'grid',
  gap: vars.space[6],
  alignItems: 'center',
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)' } },
})

export const leftOver = screen({
  display: 'flex',
  gap: vars.space[4],
  '@media': {
    [from('md')]: {
      alignSelf: 'stretch',
      alignItems: 'center',
      paddingInlineStart: vars.space[6],
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
    [below('md')]: {
      paddingBlockStart: vars.space[5],
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
})

export const flag = screen({ flexShrink: 0 })

export const text = screen({ display: 'grid', gap: vars.space[2], minInlineSize: 0 })

export const verdict = screen({ ...textStyle('xl'), fontWeight: vars.weight.title })

/** What kind of file it is, and its name. */
export const file = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
})

export const names = screen({ display: 'grid', flex: 1, minInlineSize: 0 })

export const preview = screen({
  maxBlockSize: '14rem',
  maxInlineSize: '100%',
  marginInline: 'auto',
  objectFit: 'contain',
  borderRadius: vars.radius.control,
  background: vars.color.well,
})

/** Fills its column instead of widening it. */
export const cut = screen({ ...truncate, display: 'block', contain: 'inline-size', flex: 1 })

export const line = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
})

export const quiet = screen({ color: vars.color.neutral[11] })

export const hash = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
})

/** Flows with the words, so that its end is cut with an ellipsis. */
export const use = screen({ display: 'inline' })

export const uses = screen({ display: 'grid', gap: vars.space[2] })

export const heading = screen({ ...textStyle('sm'), fontWeight: vars.weight.strong })

export const list = screen({ display: 'grid', gap: vars.space[1], overflowWrap: 'anywhere' })

/** What has a column of its own on wider screens. */
export const onPhones = screen({
  ...textStyle('xs'),
  fontWeight: vars.weight.text,
  '@media': { [from('sm')]: { display: 'none' } },
})
