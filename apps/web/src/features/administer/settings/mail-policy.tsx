import { useGetMailPolicy } from '@halyard/query'
import { Button, Callout } from '@halyard/ui'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Gauge, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { domainsOf } from '#features/administer/settings/domains.ts'
import { LoadFailed } from '#shared/errors/load-failed.tsx'
import { lazyPart } from '#shared/lazy-part.ts'
import { useHasExtension } from '#shared/platform/platform.ts'

const MailPolicyDialog = lazyPart(
  'MailPolicyDialog',
  () => import('#features/administer/settings/mail-policy-dialog.tsx'),
)

/** Which domains may not register and how many mails go in a minute; nothing on servers that have no such rules. */
export function MailPolicy() {
  const { t } = useLingui()
  const enabled = useHasExtension('mailPolicy')
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch } = useGetMailPolicy({ enabled })
  if (!enabled) return null
  if (!data) {
    if (!error) return null
    const retry = () => void refetch()
    return <LoadFailed title={t`The limits for email did not load`} error={error} onRetry={retry} />
  }
  const { deniedDomains, perMinute } = data
  const denied = domainsOf(deniedDomains).length
  return (
    <>
      <Callout
        tone="info"
        icon={<Gauge size={16} />}
        title={t`Limits for email`}
        action={
          <Button size="sm" icon={<Pencil size={14} />} onClick={() => setIsOpen(true)}>
            <Trans>Change limits</Trans>
          </Button>
        }
      >
        <Plural
          value={denied}
          _0="Every domain may register."
          one="# domain may not register."
          other="# domains may not register."
        />{' '}
        <Plural
          value={perMinute}
          _0="Email is sent as fast as the mail server takes it."
          one="At most # email is sent in a minute."
          other="At most # emails are sent in a minute."
        />
      </Callout>
      <Suspense>
        {isOpen && <MailPolicyDialog stored={data} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
