import { ApiError, hasStatus } from '@halyard/api'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { fresh } from '#core/freshness.ts'
import { retryDelay, shouldRetry } from '#core/patience/retry.ts'

/** A loader that asked this recently, in milliseconds, asked for the component that mounts after it, too. */
const justNow = 3000

/** Whether a component asks again for what failed before it mounted: not for what was refused a moment ago. */
function retryOnMount({ state }: Query): boolean {
  const { error, errorUpdatedAt } = state
  const isClientError = error instanceof ApiError && error.status >= 400 && error.status < 500
  const isRefusal = isClientError && error.status !== 429
  return !isRefusal || Date.now() - errorUpdatedAt > justNow
}

type Listeners = {
  /** A call that needs a session was answered 401: the session is over. */
  onUnauthorised?: () => void
}

/** The cache with the platform's defaults: polled every few seconds, reads retried with care, writes never. */
export function createQueryClient({ onUnauthorised }: Listeners = {}): QueryClient {
  const onError = (error: unknown) => {
    if (hasStatus(error, 401)) onUnauthorised?.()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.signsIn !== true) onError(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: fresh.live,
        retry: shouldRetry,
        retryDelay,
        retryOnMount,
        // Offline reads fail at once with status 0 instead of hanging: screens can say so.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
