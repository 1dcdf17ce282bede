import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { BadLink } from '#features/account/mail/bad-link.tsx'
import { parseMailLink } from '#features/account/mail/mail-link.ts'
import { VerifyForm } from '#features/account/mail/verify-form.tsx'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { useTitle } from '#shared/title.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Finish your account`)
  const link = parseMailLink(useLocation().search)
  if (link) return <VerifyForm link={link} />
  return (
    <BadLink>
      <Button tone="primary" size="lg" isFullWidth asChild>
        <Link to={paths.register()}>
          <Trans>Register again</Trans>
        </Link>
      </Button>
    </BadLink>
  )
}
