import { ApiError, hasStatus } from '@halyard/api'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { fresh } from '#core/freshness.ts'

const readRetries = 2
const longestWait = 30_000

/** Whether nobody could be asked: no answer came, or a proxy answered for a server that is away. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && [0, 502, 503, 504].includes(error.status)

/** Whether a failed read may be tried again: only what may pass by itself, never a refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === 429) return failures < 1
  if (error.status === 0 && isWithoutNetwork()) return false
  const passing = error.status === 0 || (error.status >= 500 && error.status !== 501)
  return passing && failures < readRetries
}

/** Whether the browser itself says so: waiting a second changes nothing. It reads again when the network is back. */
const isWithoutNetwork = () => 'onLine' in navigator && !navigator.onLine

/** Milliseconds before the next try: what the server asked for, else doubled each time, with jitter. */
export function retryDelay(failures: number, error: unknown): number {
  if (hasStatus(error, 429)) return (error.retryAfterSeconds ?? 10) * 1000
  return Math.min(1000 * 2 ** failures, longestWait) * (0.75 + Math.random() / 2)
}

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
