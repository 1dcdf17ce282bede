import { Button, TextLink } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Flag, House } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '#shared/link.tsx'
import { MessageScreen } from '#shared/errors/message-screen.tsx'
import { nearestRoute } from '#shared/nearest-route.ts'
import { paths } from '#shared/paths.ts'
import * as styles from './crash-screen.css.ts'

/** Keeps the address, so that a typing mistake can be mended in place, and guesses what was meant. */
export function NotFoundScreen() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const nearest = nearestRoute(pathname)
  const address = <code>{pathname}</code>
  return (
    <MessageScreen
      flags={['N', 'C']}
      title={t`No page at this address`}
      footer={
        <p className={styles.hint}>
          <Trans>The flags above are N over C: “I am in distress”.</Trans>
        </p>
      }
      actions={
        <>
          <Button tone="primary" icon={<House size={16} />} asChild>
            <Link to={paths.home()}>
              <Trans>Home</Trans>
            </Link>
          </Button>
          <Button icon={<Flag size={16} />} asChild>
            <Link to={paths.games()}>
              <Trans>All games</Trans>
            </Link>
          </Button>
        </>
      }
    >
      {nearest ? (
        <Trans>
          There is no page at {address}. Did you mean{' '}
          <TextLink isInProse asChild>
            <Link to={nearest}>{nearest}</Link>
          </TextLink>
          ?
        </Trans>
      ) : (
        <Trans>There is no page at {address}.</Trans>
      )}
    </MessageScreen>
  )
}
