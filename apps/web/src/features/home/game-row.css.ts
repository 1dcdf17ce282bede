import { screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const row = screen({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space['2.5'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.hairline}` } },
})

export const poster = screen({
  flex: 'none',
  inlineSize: '4.75rem',
  blockSize: '2.8rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
})

export const text = screen({ flex: 1, minInlineSize: 0 })

export const title = screen({ ...truncate, ...textStyle('base'), fontWeight: vars.weight.strong })

export const link = screen({
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
})

export const date = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

export const when = screen({
  flex: 'none',
  ...textStyle('sm'),
  color: vars.color.neutral[11],
})
