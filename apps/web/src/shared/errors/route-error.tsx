import { ApiError } from '@halyard/api'
import { Button } from '@halyard/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { House, LogIn } from 'lucide-react'
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router'
import { Link } from '#shared/link.tsx'
import { CallFailed } from '#shared/errors/call-failed.tsx'
import { CrashScreen } from '#shared/errors/crash-screen.tsx'
import { asRefused } from '#shared/guard.ts'
import type { Refused } from '#shared/guard.ts'
import { MessageScreen } from '#shared/errors/message-screen.tsx'
import { NotFoundScreen } from '#shared/errors/not-found-screen.tsx'
import { returnTo } from '#shared/routing/from.ts'
import { paths } from '#shared/paths.ts'

/** What a route shows when it cannot be shown; the rest of the page stays. Export it as `ErrorBoundary`. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const status = statusOf(error)
  if (status === 404) return <NotFoundScreen />
  const refused = isRouteErrorResponse(error) ? asRefused(error.data) : undefined
  if (refused?.why === 'signed-out') return <SignInFirst />
  if (status === 403) return <NoAccess needed={refused?.needed} />
  const retry = () => void revalidate()
  if (error instanceof ApiError) return <CallFailed error={error} onRetry={retry} />
  return <CrashScreen error={error} onRetry={retry} />
}

function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return error.status
  return undefined
}

/** The address stays: who logs in comes back to it. */
function SignInFirst() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const from = pathname + search
  return (
    <MessageScreen
      flags={['N']}
      title={t`Log in to open this page`}
      actions={
        <>
          <Button tone="primary" icon={<LogIn size={16} />} asChild>
            <Link to={paths.login(returnTo(from))}>
              <Trans>Log in</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link to={paths.register(returnTo(from))}>
              <Trans>Create an account</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <Trans>It belongs to an account. Afterward you come back to this address.</Trans>
    </MessageScreen>
  )
}

/** The address stays, and says who could open it. */
function NoAccess({ needed }: { needed: Refused['needed'] | undefined }) {
  const { t } = useLingui()
  return (
    <MessageScreen
      flags={['N']}
      title={t`You are not allowed to open this page`}
      actions={
        <Button tone="primary" icon={<House size={16} />} asChild>
          <Link to={paths.home()}>
            <Trans>Home</Trans>
          </Link>
        </Button>
      }
    >
      {needed === 'Monitor' ? (
        <Trans>It is for monitors and administrators of this platform.</Trans>
      ) : needed === 'Admin' ? (
        <Trans>It is for administrators of this platform.</Trans>
      ) : (
        <Trans>Your account does not have the rights it needs.</Trans>
      )}
    </MessageScreen>
  )
}
