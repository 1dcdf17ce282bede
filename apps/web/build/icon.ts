import { createElement } from 'react'
import type { SVGProps } from 'react'

type Shape = readonly [tag: string, attributes: Record<string, string>]
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * What the build puts in place of lucide-react's `createLucideIcon` (build/lighter.ts): the same picture for what is used of it,
 * `size`, `strokeWidth`, `className` and the attributes of an svg. Whoever gives it no name hides it from screen readers.
 */
const createIcon =
  ({ node }: { node: readonly Shape[] }) =>
  ({ size = 24, strokeWidth = 2, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(rest) ? undefined : true,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )

const isNamed = (props: object) =>
  Object.keys(props).some((name) => /^(aria-|role$|title$)/.test(name))

export default createIcon
