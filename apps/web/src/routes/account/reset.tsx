import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { BadLink } from '#features/account/mail/bad-link.tsx'
import { parseMailLink } from '#features/account/mail/mail-link.ts'
import { ResetForm } from '#features/account/password/reset-form.tsx'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { useTitle } from '#shared/title.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Set a new password`)
  const link = parseMailLink(useLocation().search)
  if (link) return <ResetForm link={link} />
  return (
    <BadLink>
      <Button tone="primary" size="lg" isFullWidth asChild>
        <Link to={paths.recovery()}>
          <Trans>Send me a new link</Trans>
        </Link>
      </Button>
    </BadLink>
  )
}
