import { below, fewLines, from, hue, hueTextVar, screen, textStyle, vars } from '@halyard/ui/theme'

export const points = screen({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  ...textStyle('2xl'),
  fontWeight: vars.weight.title,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.track.xl,
  whiteSpace: 'nowrap',
})
export const unit = screen({
  ...textStyle('xs'),
  fontWeight: vars.weight.text,
  letterSpacing: 0,
  color: vars.color.neutral[11],
})
export const steps = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `1px solid ${vars.color.neutral[6]}`,
  '@media': { [below('sm')]: { display: 'none' } },
})
export const meta = screen({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] })
/** Between two facts of a line. */
export const dotted = screen({
  selectors: { '& + &::before': { content: '•', paddingInlineEnd: vars.space[2], opacity: 0.6 } },
})
/** Sets the colour of a category on an element. */
export const hues = { ...hue }
export const category = screen({ color: hueTextVar, fontWeight: vars.weight.label })
export const notOnPhone = screen({ '@media': { [below('sm')]: { display: 'none' } } })

export const columns = screen({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': {
    [from('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 21rem',
      overflow: 'hidden',
    },
    [fewLines]: { flex: 'none', overflowY: 'visible' },
  },
})
export const text = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  padding: vars.space[6],
  minInlineSize: 0,
  '@media': {
    [from('md')]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    [below('sm')]: { padding: vars.space[4] },
  },
})
export const side = screen({
  display: 'flex',
  flexDirection: 'column',
  background: `color-mix(in srgb, ${vars.color.page} 45%, ${vars.color.surface})`,
  '@media': {
    [below('md')]: { display: 'contents' },
    [from('md')]: {
      borderInlineStart: `1px solid ${vars.color.hairline}`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})
export const section = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@media': {
    [below('md')]: {
      order: -1,
      background: `color-mix(in srgb, ${vars.color.page} 45%, ${vars.color.surface})`,
    },
    [below('sm')]: { padding: vars.space[4] },
  },
})
/** Below the statement on a phone: who solved it can wait. */
export const laterOnPhone = screen({ '@media': { [below('md')]: { order: 1 } } })
export const sectionTitle = screen({
  ...textStyle('sm'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
})
export const wrongFlags = screen({
  ...textStyle('sm'),
  maxBlockSize: '10rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})
export const hintsTitle = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  ...textStyle('base'),
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[2],
})
export const hintIcon = screen({ color: vars.color.warn.text, display: 'inline-flex' })
export const foot = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexShrink: 0,
  alignItems: 'center',
  // As high as the flag field, which comes a moment after the text.
  minBlockSize: '5.25rem',
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const footBody = screen({ padding: `${vars.space[4]} ${vars.space[5]}` })
