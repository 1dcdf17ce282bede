import { below, from, screen, textStyle, vars } from '@halyard/ui/theme'

export const frame = screen({
  display: 'grid',
  minBlockSize: '100dvh',
  '@media': { [from('md')]: { gridTemplateColumns: '1fr 1fr' } },
})

export const side = screen({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  minInlineSize: 0,
})

export const bar = screen({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[7],
  '@media': { [below('sm')]: { paddingInline: vars.space[4] } },
})

export const brand = screen({ display: 'inline-flex', marginInlineEnd: 'auto', minInlineSize: 0 })

export const middle = screen({
  outline: 'none',
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  padding: `${vars.space[6]} ${vars.space[4]}`,
  '@media': { [below('sm')]: { alignItems: 'start' } },
})

export const column = screen({ inlineSize: '100%', maxInlineSize: '23.25rem' })

export const footer = screen({
  display: 'flex',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[7],
  ...textStyle('sm'),
  color: vars.color.neutral[10],
  '@media': { [below('sm')]: { paddingInline: vars.space[4] } },
})

export const picture = screen({
  display: 'none',
  '@media': {
    [from('md')]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
    },
  },
})

export const slogan = screen({
  position: 'absolute',
  insetInline: '2.8rem',
  insetBlockEnd: '2.8rem',
  maxInlineSize: '12ch',
  ...textStyle('4xl'),
  letterSpacing: vars.track['4xl'],
  fontWeight: vars.weight.display,
  color: 'white',
  textWrap: 'balance',
  textShadow: '0 1px 12px rgb(0 0 0 / 0.5)',
})

export const fill = screen({ blockSize: '100%' })
