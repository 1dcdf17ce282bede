import { project } from '#shared/platform/build.ts'
import { Trans } from '@lingui/react/macro'
import { Suspense, lazy } from 'react'
import { useRouteError } from 'react-router'
import { useNewVersion } from '#app/use-new-version.ts'
import { crashDetails, describeCrash } from '#shared/errors/crash-report.ts'
import { cleanCache } from '#shared/storage/storage.ts'
import { loadWhenOnline } from '#shared/load-when-online.ts'

const RouteError = lazy(() =>
  loadWhenOnline(() => import('#shared/errors/route-error.tsx')).then((module) => ({
    default: module.RouteError,
  })),
)

/** A screen that cannot be shown; the bars stay. What it says is loaded when it is needed. */
export function ScreenError() {
  if (useNewVersion(useRouteError())) return null
  return (
    <Suspense>
      <RouteError />
    </Suspense>
  )
}

const reload = () => window.location.reload()
const cleanAndReload = () => {
  void cleanCache().finally(reload)
}

/** When the shell itself is broken: the full page, from nothing but what is here. A reload is the only retry that can help. */
export function RootError() {
  const error = useRouteError()
  const isLeaving = useNewVersion(error)
  if (isLeaving) return null
  const { name, stack } = describeCrash(error)
  const details = crashDetails().map(([key, value]) => `${key}: ${value}`)
  return (
    <main style={{ maxInlineSize: '44rem', marginInline: 'auto', padding: '4rem 1rem' }}>
      <h1>
        <Trans>This page stopped working</Trans>
      </h1>
      <p>
        <Trans>The rest of the site is fine. Your flags and teams are safe on the server.</Trans>
      </p>
      <p style={{ display: 'flex', gap: '0.5rem', marginBlock: '1rem' }}>
        <button type="button" onClick={reload}>
          <Trans comment="Button after a failure.">Try again</Trans>
        </button>
        <button type="button" onClick={cleanAndReload}>
          <Trans>Clean cache</Trans>
        </button>
      </p>
      <p>
        <code>{name}</code>
      </p>
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
          If it keeps happening, send the report to an organiser. It contains no flags and no
          passwords.
        </Trans>{' '}
        {project.issues !== undefined && (
          <a href={project.issues}>
            <Trans>Report a problem</Trans>
          </a>
        )}
      </p>
    </main>
  )
}
