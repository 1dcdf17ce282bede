import { from, screen, textStyle, truncate, vars } from '@halyard/ui/theme'

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
