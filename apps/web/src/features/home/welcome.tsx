import { Button, Inline } from '@halyard/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '#shared/link.tsx'
import { paths } from '#shared/paths.ts'

/** The way in, for who is new. */
export function Welcome() {
  return (
    <Inline gap={2}>
      <Button tone="primary" size="lg" asChild>
        <Link to={paths.register()}>
          <Trans>Create an account</Trans>
        </Link>
      </Button>
      <Button size="lg" asChild>
        <Link to={paths.login()}>
          <Trans>Log in</Trans>
        </Link>
      </Button>
    </Inline>
  )
}
