import { VisuallyHidden as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Hides its only child instead of a `span` of its own. */
  asChild?: boolean
}

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <Primitive.Root {...props} />
}
