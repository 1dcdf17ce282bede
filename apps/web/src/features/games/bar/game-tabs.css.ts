import { screen } from '@halyard/ui/theme'

/** As wide as 12/60 from the start, so that the tabs beside it stay where they are when it comes. */
export const progress = screen({
  display: 'inline-block',
  minInlineSize: '5ch',
  textAlign: 'center',
})
