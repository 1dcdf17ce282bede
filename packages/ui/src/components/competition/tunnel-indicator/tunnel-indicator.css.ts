import { below } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { component } from '#theme/layers.css.ts'
import { textStyle, touchTarget, transition, truncate } from '#theme/mixins.ts'

export const button = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  ...textStyle('sm'),
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: transition('background-color'),
  ...touchTarget,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.neutral[4] },
  },
})

/** Only the dot is left where there is no room; the word stays the button's name. */
export const label = component({
  ...truncate,
  '@media': {
    [below('md')]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
})
