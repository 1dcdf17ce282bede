import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { BadLink } from '#features/account/mail/bad-link.tsx'
import { ConfirmForm, LogInToConfirm } from '#features/account/mail/confirm-form.tsx'
import { parseMailLink } from '#features/account/mail/mail-link.ts'
import { paths } from '#shared/paths.ts'
import { Link } from '#shared/link.tsx'
import { useTitle } from '#shared/title.ts'
import { useUser } from '#shared/session/user.ts'

export function Component() {
  const { t } = useLingui()
  useTitle(t`Change your email`)
  const { pathname, search } = useLocation()
  const user = useUser()
  const link = parseMailLink(search)
  if (!link) {
    return (
      <BadLink>
        <Button tone="primary" size="lg" isFullWidth asChild>
          <Link to={paths.profile()}>
            <Trans>To your profile</Trans>
          </Link>
        </Button>
      </BadLink>
    )
  }
  if (!user) return <LogInToConfirm here={pathname + search} />
  return <ConfirmForm link={link} />
}
