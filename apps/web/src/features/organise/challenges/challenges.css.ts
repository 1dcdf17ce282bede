import { from, screen, textStyle, vars } from '@halyard/ui/theme'

/** In one line in the table, whose rows are all of one height. */
export const title = screen({
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': {
    [from('md')]: {
      display: 'block',
      maxInlineSize: 'min(30rem, 26vw)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})
export const oneLine = screen({ whiteSpace: 'nowrap' })
export const muted = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

/** What fits a row of the table, and on touch screens a finger. */
const inRow = `calc(${vars.size.tableRow} - 2 * ${vars.space[1]})`

/** A value that a press turns into a field: its line shows where the pointer or the focus is. */
export const editable = screen({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: inRow,
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.control,
  border: '1px solid transparent',
  cursor: 'pointer',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover, &:focus-visible': { borderColor: vars.color.neutral[8] } },
})
export const badgeButton = screen({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: inRow,
  cursor: 'pointer',
  maxInlineSize: '100%',
})
export const pointsField = screen({ display: 'inline-block', inlineSize: '7rem' })

export const cardEnd = screen({ marginInlineStart: 'auto' })
export const cardFacts = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
})
export const cardPoints = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
})

export const consequences = screen({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
})
export const tiers = screen({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
})
export const preview = screen({ inlineSize: '100%', ...textStyle('sm') })
export const previewHead = screen({
  textAlign: 'start',
  paddingBlock: vars.space[1],
  color: vars.color.neutral[11],
})
export const previewName = screen({
  textAlign: 'start',
  fontWeight: vars.weight.label,
  paddingBlock: vars.space[1],
})
export const previewTier = screen({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
})
export const previewValue = screen({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
