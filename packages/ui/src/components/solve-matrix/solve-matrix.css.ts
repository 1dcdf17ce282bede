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
/** A length once for all cells: each of them would work out the formula anew. */
export const columnWidth = createVar({ syntax: '<length>', inherits: true, initialValue: '0px' })
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

/**
 * Boxes of their own in place of a table's: a row is laid out and painted without regard to the others, and its background once instead
 * of by each of its cells. The elements say by their roles what they are.
 */
export const table = component({
  display: 'block',
  vars: { [columnWidth]: shareOf(startWidth) },
  inlineSize: `calc(${startWidth} + ${columnCount} * ${columnWidth})`,
  minInlineSize: '100%',
  '@media': {
    [below('md')]: {
      vars: { [columnWidth]: shareOf(narrowStartWidth) },
      inlineSize: `calc(${narrowStartWidth} + ${columnCount} * ${columnWidth})`,
    },
  },
  ...textStyle('sm'),
  ...tabular,
})
export const body = component({ display: 'block' })

const scrolled = `${frame}[data-scrolled] &`

const hoveredRow = vars.color.neutral[3]
const ownRow = vars.color.accent[3]

export const row = component({
  display: 'flex',
  contain: 'strict',
  blockSize: vars.size.row,
  backgroundColor: vars.color.surface,
  // The rope and the line below.
  backgroundImage: `linear-gradient(${vars.color.hairline}, ${vars.color.hairline}), linear-gradient(${vars.color.hairline}, ${vars.color.hairline})`,
  backgroundSize: '100% 1px',
  backgroundPosition: '0 calc(50% - 6px), 0 100%',
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&:hover': { backgroundColor: hoveredRow },
    '&[data-own]': { backgroundColor: ownRow },
  },
})
/** In the place of rows that nobody can see, or of all. */
export const blank = component({ display: 'block' })

/**
 * What a browser gives to cells is what their row has: each would be styled anew when the pointer comes to its row, for a
 * property that means nothing here.
 */
const aligned = { verticalAlign: 'middle' } as const

/**
 * Rank, team, score and solves stay at the start while the box is scrolled sideways, and only then: each of them costs the browser a
 * layer, hundreds of which are felt. On phones only rank and team stay.
 */
export const pinned = recipe({
  base: component({
    ...aligned,
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    textAlign: 'start',
    fontWeight: 'inherit',
    paddingInline: vars.space[2],
    whiteSpace: 'nowrap',
    backgroundColor: vars.color.surface,
    selectors: {
      [`${row}:hover &`]: { backgroundColor: hoveredRow },
      [`${row}[data-own] &`]: { backgroundColor: ownRow },
      [scrolled]: { position: 'sticky', zIndex: 1 },
    },
  }),
  variants: {
    part: {
      rank: component({
        inlineSize: rankWidth,
        insetInlineStart: 0,
        justifyContent: 'end',
        color: vars.color.neutral[11],
      }),
      /** Takes what is left where few challenges do not fill the box. */
      team: component({
        flex: `1 0 ${teamWidth}`,
        minInlineSize: 0,
        insetInlineStart: rankWidth,
        '@media': { [below('md')]: { flexBasis: narrowTeamWidth } },
      }),
      score: component({
        inlineSize: scoreWidth,
        insetInlineStart: `calc(${rankWidth} + ${teamWidth})`,
        justifyContent: 'end',
        fontWeight: vars.weight.title,
        '@media': { [below('md')]: { selectors: { [scrolled]: { position: 'static' } } } },
      }),
      solves: component({
        inlineSize: solvesWidth,
        insetInlineStart: `calc(${rankWidth} + ${teamWidth} + ${scoreWidth})`,
        justifyContent: 'end',
        color: vars.color.neutral[11],
        borderInlineEnd: `1px solid ${vars.color.neutral[6]}`,
        '@media': { [below('md')]: { selectors: { [scrolled]: { position: 'static' } } } },
      }),
    },
  },
})

export const head = component({
  display: 'grid',
  gridTemplateColumns: `${rankWidth} minmax(${teamWidth}, 1fr) ${scoreWidth} ${solvesWidth}`,
  gridAutoColumns: columnWidth,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
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
  color: hueVar,
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
export const shelfWord = component({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

/** First column of a shelf. */
export const shelfStart = component({ borderInlineStart: `1px solid ${vars.color.hairline}` })

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
/** Along the name where the column is narrower than four digits. */
export const standingPoints = component({
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
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
export const teamCell = component({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
})
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

/** In the place of columns that nobody can see. */
export const gap = component({ ...aligned, flexShrink: 0, padding: 0 })

/** A row is a rope, each solve a flag strung on it. */
export const cell = component({
  ...aligned,
  display: 'block',
  flexShrink: 0,
  inlineSize: columnWidth,
  padding: 0,
  textAlign: 'center',
  ...insetFocus,
})

/**
 * A pennant of 15 x 14 px, painted by its cell as one picture: a shape that is cut out would cost a layer for each of hundreds. What
 * turns about the point of its notch is left out between the tips, with edges that are a little soft.
 */
export const pennant = pennantIn('currentColor', 11.4)

/** @param notch px from the left edge to the point of the notch */
function pennantIn(colour: string, notch: number): string {
  return `conic-gradient(from 25deg at ${notch}px 50%, ${colour}, transparent 4deg 126deg, ${colour} 130deg)`
}

const flagOf = (colour: string) =>
  ({
    color: colour,
    backgroundImage: pennant,
    backgroundSize: '15px 14px',
    backgroundPosition: '50%',
    backgroundRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
  }) as const

const { blood, bloodLine } = vars.color

/** In light a line of 1 px stands around it; the numeral is decoration: what the flag says is the cell's name. */
const bloodOf = (place: keyof typeof bloodLine, numeral: string) =>
  component({
    ...flagOf(blood[place]),
    backgroundImage: `${pennant}, ${pennantIn(bloodLine[place], 13.7)}`,
    backgroundSize: '15px 14px, 17px 16px',
    '::before': {
      content: `"${numeral}" / ""`,
      display: 'block',
      paddingInlineEnd: '3px',
      color: blood.label,
      fontSize: '10px',
      lineHeight: vars.size.row,
      fontWeight: 800,
    },
  })

export const flag = {
  solve: component(flagOf(hueVar)),
  first: bloodOf('first', '1'),
  second: bloodOf('second', '2'),
  third: bloodOf('third', '3'),
  zero: component(flagOf(`color-mix(in srgb, ${hueVar} 30%, transparent)`)),
}

export const crosshair = component({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.neutral[12],
  opacity: 0.05,
  pointerEvents: 'none',
})
