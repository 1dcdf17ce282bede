import { Trans as LinguiTrans } from '@lingui/react'
import type { TransProps } from '@lingui/react'

/**
 * What the macro `<Trans>` becomes (lingui.config.ts). Lingui looks for the elements of a message after it has put the values in, and drops
 * what looks like one in a name such as `<b>Gulls</b>`. So a text with a tag goes in as an element.
 */
export function Trans({ values, ...rest }: TransProps) {
  return <LinguiTrans {...rest} {...(values && { values: withoutTags(values) })} />
}

const withoutTags = (values: NonNullable<TransProps['values']>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <bdi>{value}</bdi> : value,
    ]),
  )
