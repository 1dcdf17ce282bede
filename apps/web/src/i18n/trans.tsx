import { Trans as LinguiTrans } from '@lingui/react'
import type { TransProps } from '@lingui/react'
import { cloneElement, isValidElement } from 'react'
import type { ReactNode } from 'react'

/** A sign of private use, which has no meaning in any text. */
const LESS_THAN = '\uF8F0'

/**
 * What the macro `<Trans>` becomes (lingui.config.ts). Lingui looks for the elements of a message after it has put the values in, and drops
 * what looks like one in a name such as `<b>Gulls</b>`. So such a name has another sign while it looks. It stays a text: the server renders
 * a page for many with other names in their places, and hydration has to find the same nodes.
 */
export function Trans({ values, ...rest }: TransProps) {
  if (!values || !Object.values(values).some(mayHaveTags))
    return <LinguiTrans {...rest} {...(values && { values })} />
  const hidden = Object.entries(values).map(([name, value]) => [
    name,
    mayHaveTags(value) ? value.replaceAll('<', LESS_THAN) : value,
  ])
  return (
    <LinguiTrans
      {...rest}
      values={Object.fromEntries(hidden)}
      component={undefined}
      render={({ children }) => <>{shown(children)}</>}
    />
  )
}

const mayHaveTags = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('<')

function shown(node: ReactNode): ReactNode {
  if (typeof node === 'string') return node.replaceAll(LESS_THAN, '<')
  if (Array.isArray(node)) return node.map(shown)
  return isValidElement<{ children?: ReactNode }>(node) && node.props.children !== undefined
    ? cloneElement(node, undefined, shown(node.props.children))
    : node
}
