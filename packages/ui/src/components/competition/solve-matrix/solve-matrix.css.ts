import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { below, forcedColors, onPaper } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentRule } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle } from '#theme/mixins.ts'

/** The least a column may have; where few challenges leave room, each takes up to `roomyColumn`. */
export const leastColumn = createVar()
export const columnCount = createVar()
/** A length once for all cells: each of them would compute the formula again. */
export const columnWidth = createVar({ syntax: '<length>', inherits: true, initialValue: '0px' })
const roomyColumn = '3.5rem'
export const rankWidth = '2.75rem'
export const teamWidth = '16.5rem'
export const scoreWidth = '4.5rem'
export const solvesWidth = '3.75rem'
const startWidth = `(${rankWidth} + ${teamWidth} + ${scoreWidth} + ${solvesWidth})`
export const narrowTeamWidth = '9rem'
const narrowStartWidth = `(${rankWidth} + ${narrowTeamWidth} + ${scoreWidth} + ${solvesWidth})`

const hintWidth = '3rem'

export const frame = component({
  position: 'relative',
  containerType: 'inline-size',
  // Its corners are cut without making it scroll: the head sticks to the page's bars.
  overflow: 'clip',
  /* All rows have one height and those out of view an empty one: what a browser holds on to may be rendered elsewhere next. */
  overflowAnchor: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.neutral[6]}`,
  borderRadius: vars.radius.card,
  // Fades where it continues sideways.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 4,
    inlineSize: hintWidth,
    background: `linear-gradient(to left, ${vars.color.surface}, transparent)`,
    opacity: 0,
    pointerEvents: 'none',
  },
  selectors: {
    '&[data-more]::after': { opacity: 1 },
    '[dir="rtl"] &::after': { transform: 'scaleX(-1)' },
  },
  '@media': {
    [onPaper]: { overflow: 'visible' },
    [forcedColors]: { '::after': { display: 'none' } },
  },
})

/** Sticks to the page's bar; shows the part that the box below it is scrolled to. */
export const headBox = component({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.topBar} + env(safe-area-inset-top))`,
  zIndex: 3,
  overflow: 'hidden',
  background: vars.color.surface,
})

/** As high as its rows; scrolls sideways only. */
export const box = component({
  position: 'relative',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  overflowAnchor: 'none',
  /* What stays at the start must not cover what has the focus. */
  scrollPaddingInlineStart: `calc${startWidth}`,
  scrollPaddingInlineEnd: hintWidth,
  scrollbarWidth: 'none',
  '@media': {
    [below('md')]: { scrollPaddingInlineStart: `calc(${rankWidth} + ${narrowTeamWidth})` },
    [onPaper]: { overflow: 'visible' },
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
 * What a browser gives to cells is what their row has: each would be styled again when the pointer comes to its row, for a
 * property that means nothing here.
 */
const aligned = { verticalAlign: 'middle' } as const

/**
 * Rank, team, score and solves stay at the start while the box is scrolled sideways, and only then: each of them costs the browser a
 * layer, hundreds of which are felt. On phones only rank and team stay.
 */
export const pinned = recipe({
  base: componentRule({
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
      rank: componentRule({
        inlineSize: rankWidth,
        insetInlineStart: 0,
        justifyContent: 'end',
        color: vars.color.neutral[11],
      }),
      /** Takes what is left where few challenges do not fill the box. */
      team: componentRule({
        flex: `1 0 ${teamWidth}`,
        minInlineSize: 0,
        insetInlineStart: rankWidth,
        '@media': { [below('md')]: { flexBasis: narrowTeamWidth } },
      }),
      score: componentRule({
        inlineSize: scoreWidth,
        insetInlineStart: `calc(${rankWidth} + ${teamWidth})`,
        justifyContent: 'end',
        fontWeight: vars.weight.title,
        '@media': { [below('md')]: { selectors: { [scrolled]: { position: 'static' } } } },
      }),
      solves: componentRule({
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

/** First column of a shelf. */
export const shelfStart = component({ borderInlineStart: `1px solid ${vars.color.hairline}` })

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

/** Lies over the cell that a tooltip belongs to. */
export const tipAnchor = component({ position: 'fixed', pointerEvents: 'none' })

export const crosshair = component({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.neutral[12],
  opacity: 0.05,
  pointerEvents: 'none',
})
