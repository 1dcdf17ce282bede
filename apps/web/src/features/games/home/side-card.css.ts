import { below, fewLines, onPaper, screen, textStyle, vars } from '@halyard/ui/theme'

export const now = screen({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
  /* A clock that does not move, and buttons. */
  '@media': { [onPaper]: { display: 'none' } },
})

export const clock = screen({ display: 'flex', alignItems: 'center', gap: vars.space[4] })
export const clockLabel = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })
export const clockText = screen({
  ...textStyle('lg'),
  fontWeight: vars.weight.title,
})

export const actions = screen({ display: 'flex', flexDirection: 'column', gap: vars.space[2] })

/** On phones the main button, and only that, stays at the thumb, above the bottom tabs. */
export const action = screen({
  '@media': {
    [below('sm')]: {
      selectors: {
        '&[data-sticky]': {
          position: 'fixed',
          zIndex: vars.layer.sticky,
          insetInline: 0,
          insetBlockEnd: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))`,
          padding: `${vars.space['2.5']} ${vars.space[4]}`,
          background: vars.color.surface,
          borderBlockStart: `1px solid ${vars.color.neutral[6]}`,
        },
      },
    },
    [fewLines]: { selectors: { '&[data-sticky]': { position: 'static' } } },
  },
})

export const note = screen({
  ...textStyle('xs'),
  color: vars.color.neutral[11],
  textAlign: 'center',
  textWrap: 'balance',
})

export const facts = screen({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
})
export const calendar = screen({
  padding: vars.space[5],
  paddingBlockStart: 0,
  '@media': { [onPaper]: { display: 'none' } },
})
export const fact = screen({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  ...textStyle('sm'),
})
export const factName = screen({ color: vars.color.neutral[11] })
export const factValue = screen({
  fontWeight: vars.weight.ui,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})
