import { component } from '#theme/layers.css.ts'

/** The number itself is the text, from the start; what is seen while it counts is drawn over it, and not read. */
export const counting = component({
  position: 'relative',
  WebkitTextFillColor: 'transparent',
  '::before': {
    content: 'attr(data-shown) / ""',
    position: 'absolute',
    insetInlineStart: 0,
    WebkitTextFillColor: 'currentColor',
  },
})
