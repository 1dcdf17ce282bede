import { below, screen, truncate, vars } from '@halyard/ui/theme'

export const trigger = screen({
  maxInlineSize: 'min(20rem, 40vw)',
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  '@media': {
    [below('sm')]: { maxInlineSize: '100%' },
    [below('xs')]: { paddingInline: vars.space[1] },
  },
})
/** On phones the name needs the room. */
export const besideName = screen({ '@media': { [below('xs')]: { display: 'none' } } })
export const title = screen({ ...truncate })
