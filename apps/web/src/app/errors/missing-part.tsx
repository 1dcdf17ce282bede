import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PlainButton, PlainScreen } from '#app/layout/plain-screen.tsx'
import { isAway } from '#shared/load-when-online.ts'
import { useReach } from '#shared/session/connection.ts'

/** What failed to load once stays failed in this document. */
const reload = () => window.location.reload()

/** The code of a screen did not come: there is no network, or a new version has taken its place. */
export function MissingPart() {
  useReach()
  const isOffline = isAway()
  const [wasOffline] = useState(isOffline)
  useEffect(() => {
    if (wasOffline && !isOffline) reload()
  }, [wasOffline, isOffline])
  if (wasOffline) {
    return (
      <PlainScreen
        title={<Trans>No connection to the server</Trans>}
        actions={
          <PlainButton onClick={reload}>
            <Trans>Try again</Trans>
          </PlainButton>
        }
      >
        <p>
          <Trans>This page continues automatically when the server answers.</Trans>
        </p>
      </PlainScreen>
    )
  }
  return (
    <PlainScreen
      title={<Trans>This page could not load</Trans>}
      actions={
        <PlainButton onClick={reload}>
          <Trans>Reload the page</Trans>
        </PlainButton>
      }
    >
      <p>
        <Trans>
          Part of it did not load. Check your connection. If that is fine, the site has been
          updated, and reloading the page gets the new version.
        </Trans>
      </p>
    </PlainScreen>
  )
}
