import { below, fewLines, from, onPaper } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component, componentGlobal } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle, transition, truncate } from '#theme/mixins.ts'

export const appBar = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.topBar,
  paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
  paddingBlockStart: 'env(safe-area-inset-top)',
  background: `color-mix(in srgb, ${vars.color.page} 88%, transparent)`,
  backdropFilter: 'blur(12px)',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [fewLines]: { position: 'static' }, [onPaper]: { display: 'none' } },
})

export const start = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  flexShrink: 1,
})

/** From the navigation to the edge: what comes later at its start moves nothing. */
export const end = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space['1.5'],
  flex: '1 0 auto',
})

export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '14rem',
  flexShrink: 0,
  ...textStyle('lg'),
  fontWeight: vars.weight.display,
  letterSpacing: vars.track.lg,
  borderRadius: vars.radius.control,
})
export const brandMark = component({ flexShrink: 0 })
export const brandName = component({ ...truncate })
export const briefName = component({ '@media': { [below('sm')]: { display: 'none' } } })
export const brandDivider = component({
  color: vars.color.neutral[8],
  userSelect: 'none',
  '@media': { [below('sm')]: { display: 'none' } },
})

export const nav = component({
  display: 'flex',
  gap: vars.space['0.5'],
  minInlineSize: 0,
  '@media': { [below('sm')]: { display: 'none' } },
})

export const navItem = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  paddingInline: vars.space['2.5'],
  borderRadius: vars.radius.control,
  ...textStyle('base'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  whiteSpace: 'nowrap',
  transition: transition('background-color', 'color'),
  selectors: {
    '&:hover': { background: vars.color.neutral[3], color: vars.color.neutral[12] },
    '&[aria-current]': { background: vars.color.neutral[4], color: vars.color.neutral[12] },
  },
})

/** Looks like a field, opens the palette; an icon where there is no room. */
export const searchButton = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '2rem',
  minInlineSize: 'min(17rem, 20vw)',
  // Its words have room with a reader's wider spacing too.
  maxInlineSize: 'min(24rem, 26vw)',
  paddingInline: vars.space['2.5'],
  border: `1px solid ${vars.color.neutral[7]}`,
  borderRadius: vars.radius.control,
  background: vars.color.well,
  ...textStyle('sm'),
  color: vars.color.neutral[10],
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.neutral[8] } },
  '@media': {
    [below('xl')]: {
      inlineSize: '2.25rem',
      minInlineSize: 0,
      justifyContent: 'center',
      border: 0,
      background: 'none',
    },
  },
})
export const searchText = component({
  ...truncate,
  flex: 1,
  textAlign: 'start',
  /* Still the button's name where only the icon shows. */
  '@media': {
    [below('xl')]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      clipPath: 'inset(50%)',
    },
  },
})
export const searchKeys = component({
  display: 'inline-flex',
  gap: '2px',
  '@media': { [below('xl')]: { display: 'none' } },
})

export const gameBarBox = component({ '@media': { [onPaper]: { display: 'none' } } })

export const gameBar = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[4],
  minBlockSize: vars.size.gameBar,
  paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left))`,
})

export const gameTabs = component({
  display: 'flex',
  minInlineSize: 0,
  flexShrink: 1,
  '@media': { [below('sm')]: { display: 'none' } },
})

/** Without a box of its own: a fact that comes later takes free room, and moves none that is there. */
export const gameFacts = component({ display: 'contents', ...tabular })
componentGlobal(`${gameFacts} > *`, {
  alignSelf: 'center',
  // The tabs scroll and the name of the team is cut instead: a score stays whole.
  flexShrink: 0,
  marginInlineStart: `calc(${vars.space[5]} - ${vars.space[4]})`,
  // On phones there are no tabs: long words of some languages break instead.
  '@media': { [below('sm')]: { flexShrink: 1, minInlineSize: 0 } },
})
componentGlobal(`${gameFacts} > :first-child`, {
  marginInlineStart: 'auto',
  '@media': { [below('sm')]: { marginInlineStart: 0 } },
})
componentGlobal(`${gameFacts} > :last-child`, {
  '@media': { [below('sm')]: { marginInlineStart: 'auto' } },
})

export const gameTeam = component({
  marginInlineStart: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  '@media': { [below('md')]: { display: 'none' } },
})
componentGlobal(`${gameTeam} + ${gameFacts} > :first-child`, {
  '@media': { [from('md')]: { marginInlineStart: 0 } },
})

export const gameTeamName = component({ ...truncate, maxInlineSize: '14rem' })

export const bottomTabs = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.tabBar,
  display: 'flex',
  minBlockSize: vars.size.tabBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [fewLines]: { position: 'static' },
    [from('sm')]: { display: 'none' },
    [onPaper]: { display: 'none' },
  },
})

export const bottomTab = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3px',
  /** Two names that fill their tabs must not read as one. */
  paddingInline: '2px',
  fontSize: vars.type['2xs'].size,
  lineHeight: vars.type['2xs'].line,
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[10],
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '&[aria-current], &[aria-expanded="true"]': { color: vars.color.accent[11] },
  },
})
export const bottomTabLabel = component({ ...truncate, maxInlineSize: '100%' })

export const sideNav = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  inlineSize: '100%',
})

export const sideGroup = component({
  display: 'grid',
  gap: '2px',
  selectors: { '& + &': { marginBlockStart: vars.space[3] } },
})
export const sideGroupLabel = component({
  ...textStyle('xs'),
  ...truncate,
  paddingInline: vars.space['2.5'],
  paddingBlock: vars.space[1],
  color: vars.color.neutral[10],
})

export const sideItem = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2.5'],
  minBlockSize: '2rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space['2.5'],
  borderRadius: vars.radius.control,
  ...textStyle('sm'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.neutral[3], color: vars.color.neutral[12] },
    '&[aria-current], &[aria-pressed="true"]': {
      background: vars.color.neutral[4],
      color: vars.color.neutral[12],
    },
  },
})
/** A long word of another language takes a second line: what is cut here has no other place. */
export const sideLabel = component({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const sideMeta = component({ ...textStyle('xs'), ...tabular, color: vars.color.neutral[10] })
