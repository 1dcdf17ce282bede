import type { ComponentProps } from 'react'

/** Takes the place of the link of a router in stories and tests: empty, its content comes from the component around it. */
export function SampleLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}
