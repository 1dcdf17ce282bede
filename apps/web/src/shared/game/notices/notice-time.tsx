import type { Notice } from '@halyard/api'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { useFormat } from '#shared/format/format.ts'
import { LocalTime } from '#shared/format/local-time.tsx'

type NoticeTimeProps = {
  notice: Pick<Notice, 'time' | 'editedAt'>
} & Pick<ComponentProps<typeof LocalTime>, 'format'>

/** When a notice was published, or changed where the server says that it was. */
export function NoticeTime({ notice: { time, editedAt }, ...rest }: NoticeTimeProps) {
  const { dateTime } = useFormat()
  const at = <LocalTime at={time} {...rest} title={dateTime(time)} />
  return editedAt === undefined ? (
    at
  ) : (
    <Trans comment="Behind a notice: it was changed at that time.">edited {at}</Trans>
  )
}
