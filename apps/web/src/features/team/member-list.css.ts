import { below, screen, textStyle, truncate, vars } from '@halyard/ui/theme'

export const list = screen({ display: 'grid' })

export const row = screen({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 8rem 11.5rem',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '3.25rem',
  paddingInline: vars.space[5],
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [below('sm')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      paddingInline: vars.space[4],
    },
  },
})

export const text = screen({ display: 'grid', minInlineSize: 0 })
export const name = screen({ ...truncate, ...textStyle('base'), fontWeight: vars.weight.strong })
export const me = screen({ fontWeight: vars.weight.text, color: vars.color.neutral[10] })
export const bio = screen({ ...truncate, ...textStyle('xs'), color: vars.color.neutral[11] })
export const role = screen({ ...textStyle('sm'), color: vars.color.neutral[11] })

export const actions = screen({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  '@media': {
    [below('sm')]: {
      gridColumn: '2 / -1',
      justifyContent: 'flex-start',
      marginInlineStart: `calc(-1 * ${vars.space[2]})`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
})
