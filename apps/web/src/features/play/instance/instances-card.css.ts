import { screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const list = screen({ listStyle: 'none' })
export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space['2.5']} ${vars.space[4]}`,
  ...textStyle('sm'),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})
export const name = screen({
  ...truncate,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: vars.weight.label,
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const entry = screen({
  ...truncate,
  fontFamily: vars.font.mono,
  ...textStyle('xs'),
  color: vars.color.neutral[11],
})
/** The rows bring their own space. */
export const tray = screen({ inlineSize: 'min(22rem, 92vw)', padding: 0 })
/** Below the others, over the whole row. */
export const whole = screen({ gridColumn: '1 / -1', justifySelf: 'start' })
