import { useGetMailDelay } from '@halyard/query'
import { Plural } from '@lingui/react/macro'
import { useHasExtension } from '#shared/platform/platform.ts'

/** Later than this is worth a word, in minutes. */
const late = 2

/** Says how late mail is, to who waits for one; nothing while it is on time, and on servers that do not say it. */
export function MailDelay() {
  const enabled = useHasExtension('mailPolicy')
  const { data } = useGetMailDelay({ enabled })
  const minutes = data?.minutes ?? 0
  return (
    <span role="status">
      {minutes >= late && (
        <Plural
          value={minutes}
          one="Many emails are being sent: yours may be about # minute late."
          other="Many emails are being sent: yours may be about # minutes late."
        />
      )}
    </span>
  )
}
