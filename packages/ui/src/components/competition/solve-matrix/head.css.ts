import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { hueTextVar } from '#theme/hue.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, truncate } from '#theme/mixins.ts'
import {
  columnWidth,
  narrowTeamWidth,
  rankWidth,
  scoreWidth,
  solvesWidth,
  teamWidth,
} from './solve-matrix.css.ts'

export const head = component({
  display: 'grid',
  gridTemplateColumns: `${rankWidth} minmax(${teamWidth}, 1fr) ${scoreWidth} ${solvesWidth}`,
  gridAutoColumns: columnWidth,
  background: vars.color.surface,
  '@media': {
    [below('md')]: {
      gridTemplateColumns: `${rankWidth} minmax(${narrowTeamWidth}, 1fr) ${scoreWidth} ${solvesWidth}`,
    },
  },
})
export const headRow = component({ display: 'contents' })
export const headCell = component({
  paddingBlockEnd: vars.space[2],
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  borderBlockEnd: `1px solid ${vars.color.neutral[6]}`,
})

/** Beside the shelves and their columns. */
export const startHead = component({ gridRow: '1 / span 2', alignItems: 'end' })
export const shelfHead = component({
  gridRow: 1,
  paddingBlockStart: vars.space[2],
  paddingInline: vars.space[2],
  textAlign: 'start',
  ...textStyle('xs'),
  overflow: 'hidden',
  whiteSpace: 'nowrap',
})

export const abbreviation = component({ textDecoration: 'none' })

export const shelfName = component({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  gap: vars.space['1.5'],
  color: hueTextVar,
  fontWeight: vars.weight.label,
})

/** The flag of a shelf's solves, beside its icon or, where that is all there is room for, below it. */
export const shelfFlag = component({ flexShrink: 0, inlineSize: '15px', blockSize: '14px' })
export const stackedShelf = component({
  flexDirection: 'column',
  alignItems: 'start',
  paddingBlockEnd: vars.space[1],
})

/** A name that is wider than its columns ends in dots. */
export const shelfText = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const columnHead = component({
  gridRow: 2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'end',
  minInlineSize: 0,
  paddingInline: 0,
})
export const columnName = component({
  ...truncate,
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  maxInlineSize: '6.5rem',
  textAlign: 'start',
  fontWeight: vars.weight.text,
})
export const columnPoints = component({
  display: 'block',
  ...textStyle('2xs'),
  color: vars.color.neutral[10],
  paddingBlockStart: vars.space[1],
  whiteSpace: 'nowrap',
})
/** Along the name where the column is narrower than four digits, with room between the two. */
export const standingPoints = component({
  display: 'inline-block',
  paddingBlockStart: 0,
  paddingInlineEnd: vars.space['1.5'],
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
})
