import { below, screen, textStyle, vars } from '@halyard/ui/theme'

export const table = screen({ inlineSize: '100%', borderCollapse: 'collapse', ...textStyle('sm') })
export const head = screen({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  ...textStyle('xs'),
})
export const row = screen({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&:hover': { background: vars.color.neutral[3] },
    '&[data-open]': { background: vars.color.accent[3] },
  },
})
export const cell = screen({
  paddingInline: vars.space[3],
  blockSize: vars.size.row,
  fontVariantNumeric: 'tabular-nums',
})
export const mark = screen({ inlineSize: '2.5rem', lineHeight: 0 })
export const name = screen({ fontWeight: vars.weight.strong, textAlign: 'start' })
export const done = screen({ fontWeight: vars.weight.text, color: vars.color.neutral[11] })
/** The whole row is the title's link. */
export const link = screen({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
})
/** As narrow as their content: the rest is the title's. */
export const column = {
  category: screen({ inlineSize: '8.5rem' }),
  number: screen({ inlineSize: '4.5rem' }),
  bloods: screen({ inlineSize: '6rem' }),
  closes: screen({ inlineSize: '8rem' }),
}
/** Its icon would hold the word above the line of the row. */
export const category = screen({ display: 'flex' })
export const number = screen({ textAlign: 'end' })
export const bloods = screen({ display: 'flex', gap: vars.space[1] })
export const news = screen({ textAlign: 'end', color: vars.color.warn.text })
export const wideOnly = screen({ '@media': { [below('md')]: { display: 'none' } } })
export const notOnPhone = screen({ '@media': { [below('sm')]: { display: 'none' } } })
export const openPlace = screen({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '17px',
  blockSize: '17px',
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[4],
  color: vars.color.neutral[11],
  ...textStyle('2xs'),
})
