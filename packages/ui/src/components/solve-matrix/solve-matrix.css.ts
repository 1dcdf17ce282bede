import { createVar } from '@vanilla-extract/css'
import { recipe } from '#theme/recipe.ts'
import { below, onPaper } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { hueVar } from '#theme/hue.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle, truncate } from '#theme/mixins.ts'

/** The least a column may have; where few challenges leave room, each takes up to `roomyColumn`. */
export const leastColumn = createVar()
export const columnCount = createVar()
const columnWidth = createVar()
const roomyColumn = '3.5rem'
const rankWidth = '2.75rem'
const teamWidth = '16.5rem'
const scoreWidth = '4.5rem'
const solvesWidth = '3.5rem'
const startWidth = `(${rankWidth} + ${teamWidth} + ${scoreWidth} + ${solvesWidth})`
const narrowTeamWidth = '9rem'
const narrowStartWidth = `(${rankWidth} + ${narrowTeamWidth} + ${scoreWidth} + ${solvesWidth})`

export const frame = component({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'auto',
  maxBlockSize: 'calc(100dvh - 8rem)',
  overscrollBehaviorX: 'contain',
  /* What stays at the start must not cover what has the focus. */
  scrollPaddingInlineStart: `calc${startWidth}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
  scrollbarWidth: 'thin',
  '@media': {
    [below('md')]: { scrollPaddingInlineStart: `calc(${rankWidth} + ${narrowTeamWidth})` },
    [onPaper]: { overflow: 'visible', maxBlockSize: 'none' },
  },
})

const shareOf = (start: string) =>
  `max(${leastColumn}, min(${roomyColumn}, (100cqi - ${start}) / ${columnCount}))`

export const table = component({
  vars: { [columnWidth]: shareOf(startWidth) },
  borderCollapse: 'separate',
  borderSpacing: 0,
  /* A width that is known: the browser need not look into every cell to find one. */
  inlineSize: `calc(${startWidth} + ${columnCount} * ${columnWidth})`,
  minInlineSize: '100%',
  tableLayout: 'fixed',
  '@media': {
    [below('md')]: {
      vars: { [columnWidth]: shareOf(narrowStartWidth) },
      inlineSize: `calc(${narrowStartWidth} + ${columnCount} * ${columnWidth})`,
    },
  },
  ...textStyle('sm'),
  ...tabular,
})

/** The team takes what is left where few challenges do not fill the box. */
export const column = {
  rank: component({ inlineSize: rankWidth }),
  score: component({ inlineSize: scoreWidth }),
  solves: component({ inlineSize: solvesWidth }),
  challenge: component({ inlineSize: columnWidth }),
}

const scrolled = `${frame}[data-scrolled] &`

/**
 * Rank, team, score and solves stay at the start while the box is scrolled sideways, and only then: each of them costs the browser a
 * layer, hundreds of which are felt. On phones only rank and team stay.
 */
export const pinned = recipe({
  base: component({
    backgroundColor: 'inherit',
    textAlign: 'start',
    fontWeight: 'inherit',
    paddingInline: vars.space[2],
    whiteSpace: 'nowrap',
    selectors: { [scrolled]: { position: 'sticky', zIndex: 1 } },
  }),
  variants: {
    part: {
      rank: component({
        insetInlineStart: 0,
        textAlign: 'end',
        color: vars.color.neutral[11],
      }),
      team: component({ insetInlineStart: rankWidth }),
      score: component({
        insetInlineStart: `calc(${rankWidth} + ${teamWidth})`,
        textAlign: 'end',
        fontWeight: vars.weight.title,
        '@media': { [below('md')]: { selectors: { [scrolled]: { position: 'static' } } } },
      }),
      solves: component({
        insetInlineStart: `calc(${rankWidth} + ${teamWidth} + ${scoreWidth})`,
        textAlign: 'end',
        color: vars.color.neutral[11],
        borderInlineEnd: `1px solid ${vars.color.neutral[6]}`,
        '@media': { [below('md')]: { selectors: { [scrolled]: { position: 'static' } } } },
      }),
    },
  },
})

export const head = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  background: vars.color.surface,
})
/** What stays at the start covers what is scrolled beneath it. */
export const headRow = component({ backgroundColor: 'inherit' })
export const headCell = component({
  verticalAlign: 'bottom',
  paddingBlockEnd: vars.space[2],
  ...textStyle('xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  borderBlockEnd: `1px solid ${vars.color.neutral[6]}`,
})

export const shelfHead = component({
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
  color: hueVar,
  fontWeight: vars.weight.label,
})

/** A name that is wider than its columns ends in dots. */
export const shelfWord = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** First column of a shelf. */
export const shelfStart = component({ borderInlineStart: `1px solid ${vars.color.hairline}` })

export const columnHead = component({
  inlineSize: columnWidth,
  minInlineSize: columnWidth,
  maxInlineSize: columnWidth,
  textAlign: 'center',
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
/** Along the name where the column is narrower than four digits. */
export const standingPoints = component({
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
})

export const row = component({
  blockSize: vars.size.row,
  backgroundColor: vars.color.surface,
  // The rope and the line below: painted once for the row, not by each of its cells.
  backgroundImage: `linear-gradient(${vars.color.hairline}, ${vars.color.hairline}), linear-gradient(${vars.color.hairline}, ${vars.color.hairline})`,
  backgroundSize: '100% 1px',
  backgroundPosition: '0 calc(50% - 6px), 0 100%',
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&:hover': { backgroundColor: vars.color.neutral[3] },
    '&[data-own]': { backgroundColor: vars.color.accent[3] },
  },
})
/** The own row stays under the head while its place is out of view. */
export const pinnedRow = component({ position: 'sticky', insetBlockStart: '0', zIndex: 2 })

export const team = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  inlineSize: '100%',
  textAlign: 'start',
  fontWeight: vars.weight.label,
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
})
export const teamCell = component({ display: 'flex', alignItems: 'center', minInlineSize: 0 })
export const teamName = component({ ...truncate, flex: 1 })
export const division = component({
  flexShrink: 0,
  paddingInline: vars.space[1],
  borderRadius: vars.radius.mark,
  background: vars.color.neutral[4],
  ...textStyle('2xs'),
  color: vars.color.neutral[11],
})
export const medal = {
  1: component({ color: vars.color.bloodText.first, fontWeight: vars.weight.title }),
  2: component({ color: vars.color.bloodText.second, fontWeight: vars.weight.title }),
  3: component({ color: vars.color.bloodText.third, fontWeight: vars.weight.title }),
}

export const cellLine = component({ borderBlockEnd: `1px solid ${vars.color.hairline}` })

/** A row is a rope, each solve a flag strung on it. */
export const cell = component({
  inlineSize: columnWidth,
  padding: 0,
  textAlign: 'center',
  lineHeight: 0,
  ...insetFocus,
})

const flagWidth = '15px'
const half = '7px'
/** Where the slant of a half begins, along the line of its gradient: from the corner to 3.6 px before it in the middle. */
const slant = (angle: string, colour: string) =>
  `linear-gradient(${angle}, ${colour} 13px, transparent 13.7px)`

/**
 * A pennant, painted by its cell from an upper and a lower half: a shape that is cut out would cost a layer for each of hundreds.
 *
 * @param numeral decoration: what the flag says is the cell's name
 */
const flagOf = (colour: string, numeral = '', numeralColour?: string) =>
  component({
    backgroundImage: `${slant('117.2deg', colour)}, ${slant('62.8deg', colour)}`,
    backgroundSize: `${flagWidth} ${half}`,
    backgroundPosition: '50% calc(50% - 3.5px), 50% calc(50% + 3.5px)',
    backgroundRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
    ...(numeralColour && {
      '::before': {
        content: `"${numeral}" / ""`,
        display: 'block',
        paddingInlineEnd: '3px',
        color: numeralColour,
        fontSize: '10px',
        lineHeight: '13px',
        fontWeight: 800,
      },
    }),
  })

const { blood } = vars.color
export const flag = {
  solve: flagOf(hueVar),
  first: flagOf(blood.first, '1', blood.label),
  second: flagOf(blood.second, '2', blood.label),
  third: flagOf(blood.third, '3', blood.label),
  zero: flagOf(`color-mix(in srgb, ${hueVar} 30%, transparent)`),
}

export const crosshair = component({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.neutral[12],
  opacity: 0.05,
  pointerEvents: 'none',
})
