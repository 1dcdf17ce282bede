import { below, from, onPaper, reducedMotion } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { insetFocus, tabular, textStyle, transition, truncate } from '#theme/mixins.ts'

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** From 64 em icons and words, or icons alone; on a tablet words below the icons; none on a phone. */
export const rail = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  flexShrink: 0,
  inlineSize: '5.5rem',
  blockSize: '100%',
  padding: vars.space[2],
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [from('md')]: {
      inlineSize: '13.75rem',
      transition: `inline-size ${vars.duration.base} ${vars.easing.inOut}`,
      selectors: { '&[data-collapsed]': { inlineSize: '4rem' } },
    },
    [below('sm')]: { display: 'none' },
    [onPaper]: { display: 'none' },
    [reducedMotion]: { transition: 'none' },
  },
})

export const group = component({ display: 'grid', gap: '2px' })

export const groupLabel = component({
  ...textStyle('xs'),
  ...truncate,
  paddingInline: vars.space['2.5'],
  paddingBlock: vars.space[1],
  color: vars.color.neutral[10],
  '@media': {
    [below('md')]: { ...hidden, padding: 0 },
    [from('md')]: { selectors: { '[data-collapsed] &': { ...hidden, padding: 0 } } },
  },
})

export const item = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3px',
  minBlockSize: vars.size.touch,
  padding: vars.space['1.5'],
  borderRadius: vars.radius.control,
  ...textStyle('2xs'),
  fontWeight: vars.weight.ui,
  color: vars.color.neutral[11],
  textAlign: 'center',
  cursor: 'pointer',
  transition: transition('background-color', 'color'),
  ...insetFocus,
  selectors: {
    ...insetFocus.selectors,
    '&:hover': { background: vars.color.neutral[3], color: vars.color.neutral[12] },
    '&[aria-current]': { background: vars.color.neutral[4], color: vars.color.neutral[12] },
  },
  '@media': {
    [from('md')]: {
      flexDirection: 'row',
      gap: vars.space['2.5'],
      minBlockSize: '2.25rem',
      paddingInline: vars.space['2.5'],
      ...textStyle('sm'),
      textAlign: 'start',
      selectors: { '[data-collapsed] &': { justifyContent: 'center' } },
    },
  },
})

export const icon = component({ display: 'inline-flex', flexShrink: 0 })

export const label = component({
  ...truncate,
  maxInlineSize: '100%',
  '@media': {
    [from('md')]: { flex: 1, selectors: { '[data-collapsed] &': hidden } },
  },
})

export const meta = component({
  ...tabular,
  flexShrink: 0,
  maxInlineSize: '100%',
  color: vars.color.neutral[10],
  '@media': {
    [from('md')]: { ...textStyle('xs'), selectors: { '[data-collapsed] &': hidden } },
  },
})

export const end = component({ display: 'grid', gap: '2px', marginBlockStart: 'auto' })

/** The tablet form has one width; there is nothing to fold. */
export const fold = component({
  '@media': { [below('md')]: { display: 'none' } },
})
