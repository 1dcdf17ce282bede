import { Button, OfferBar } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { useIsUntouched, useSetupDismissed } from '#features/organise/setup/use-setup.ts'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** Leads the administrator of a platform that nobody has touched yet to its setup; until it is done or not wanted. */
export function SetupOffer() {
  const [isDismissed, setDismissed] = useSetupDismissed()
  const isUntouched = useIsUntouched(!isDismissed)
  if (isDismissed || !isUntouched) return null
  return (
    <OfferBar
      title={<Trans>Set up this platform</Trans>}
      actions={
        <>
          <Button size="sm" tone="ghost" onClick={() => setDismissed(true)}>
            <Trans comment="Button: declines an offer.">Not now</Trans>
          </Button>
          <Button size="sm" tone="primary" asChild>
            <Link to={paths.adminSetup()}>
              <Trans>Set up</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <Trans>Its name and color, the first game, and who may register. It takes a minute.</Trans>
    </OfferBar>
  )
}
