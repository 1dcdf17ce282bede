import { screen } from '@halyard/ui/theme'

/** As wide as the links beside it. */
export const more = screen({
  flex: '1 1 0',
  display: 'grid',
  minInlineSize: 0,
})
