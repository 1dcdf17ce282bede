import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { House } from 'lucide-react'
import { Link } from '#shared/link.tsx'
import { MessageScreen } from '#shared/errors/message-screen.tsx'
import { paths } from '#shared/paths.ts'

/** For an address that will be a screen. It says so, instead of pretending. */
export function NotBuiltScreen() {
  const { t } = useLingui()
  return (
    <MessageScreen
      flags={['K']}
      title={t`This screen is not built yet`}
      actions={
        <Button tone="primary" icon={<House size={16} />} asChild>
          <Link to={paths.home()}>
            <Trans>Home</Trans>
          </Link>
        </Button>
      }
    >
      <Trans>
        The address is right, and the server knows how to answer; only the page is missing.
      </Trans>
    </MessageScreen>
  )
}
