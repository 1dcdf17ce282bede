import { screen, textStyle, vars } from '@halyard/ui/theme'

export const title = screen({ ...textStyle('xl'), marginBlockEnd: vars.space[2] })
export const table = screen({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const text = screen({
  textAlign: 'start',
  fontWeight: 'inherit',
  paddingInline: vars.space[2],
})
export const row = screen({ breakInside: 'avoid', borderBlockStart: '1px solid #bbb' })
