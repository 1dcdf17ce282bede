import { project } from '#shared/platform/build.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useRouteError } from 'react-router'
import { MissingPart } from '#app/errors/missing-part.tsx'
import { PlainButton, PlainScreen } from '#app/layout/plain-screen.tsx'
import { useNewVersion } from '#app/background/use-new-version.ts'
import { isChunkLoadError } from '#shared/chunk-load-error.ts'
import { crashDetails, describeCrash } from '#shared/errors/crash-report.ts'
import { lazyPart } from '#shared/lazy-part.ts'
import { cleanCache } from '#shared/storage/storage.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

const RouteError = lazyPart('RouteError', () =>
  loadWhenOnline(() => import('#shared/errors/route-error.tsx')).catch(() => ({
    RouteError: PlainCrash,
  })),
)

/** A screen that cannot be shown; the bars stay. What it says is loaded when it is needed. */
export function ScreenError() {
  const error = useRouteError()
  if (useNewVersion(error)) return null
  if (isChunkLoadError(error)) return <MissingPart />
  return (
    <Suspense>
      <RouteError />
    </Suspense>
  )
}

/** When the shell itself is broken: the full page, from nothing but what is here. */
export function RootError() {
  const error = useRouteError()
  const isLeaving = useNewVersion(error)
  if (isLeaving) return null
  return <main>{isChunkLoadError(error) ? <MissingPart /> : <PlainCrash />}</main>
}

const reload = () => window.location.reload()
const cleanAndReload = () => {
  void cleanCache().finally(reload)
}

/** A reload is the only retry that can help. */
function PlainCrash() {
  const { name, stack } = describeCrash(useRouteError())
  const details = crashDetails().map(([key, value]) => `${key}: ${value}`)
  return (
    <PlainScreen
      title={<Trans>This page stopped working</Trans>}
      actions={
        <>
          <PlainButton onClick={reload}>
            <Trans comment="Button after a failure.">Try again</Trans>
          </PlainButton>
          <PlainButton onClick={cleanAndReload}>
            <Trans>Clear cache</Trans>
          </PlainButton>
        </>
      }
    >
      <p>
        <Trans>The rest of the site is fine. Your flags and teams are safe on the server.</Trans>
      </p>
      <code>{name}</code>
      <details>
        <summary>
          <Trans>Show details</Trans>
        </summary>
        <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {[stack, '', ...details].join('\n').trim()}
        </pre>
      </details>
      <p>
        <Trans>
          If it keeps happening, send the report to an organizer. It contains no flags and no
          passwords.
        </Trans>{' '}
        {project.issues !== undefined && (
          <a href={project.issues}>
            <Trans>Report a problem</Trans>
          </a>
        )}
      </p>
    </PlainScreen>
  )
}
