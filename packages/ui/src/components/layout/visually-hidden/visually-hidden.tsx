import { VisuallyHidden as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <Primitive.Root {...props} />
}
