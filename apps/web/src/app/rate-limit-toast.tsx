import { ApiError } from '@halyard/api'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Query, QueryClient } from '@tanstack/react-query'
import { browserNow } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { TryAgainIn, useSecondsLeft } from '#shared/feedback/seconds-left.tsx'

/**
 * Shows one toast for all reads that the server rate-limits, with the time that is left. They are retried by themselves; until then their
 * part of the page shows that it is loading. Refused writes are reported where they were sent.
 */
export function showRateLimits(client: QueryClient): void {
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) showRateLimit(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') showRateLimit(event.query)
  })
}

function showRateLimit({ state }: Query): void {
  const { fetchFailureReason: reason, fetchStatus } = state
  if (fetchStatus === 'idle' || !(reason instanceof ApiError) || reason.status !== 429) return
  const { retryAfterSeconds } = reason
  if (!retryAfterSeconds) return
  toast({
    tone: 'warn',
    id: 'waits',
    title: i18n._(msg`Too many requests`),
    body: <Wait key={browserNow()} asked={retryAfterSeconds} />,
    autoCloseMs: retryAfterSeconds * 1000,
  })
}

function Wait({ asked }: { asked: number }) {
  return <TryAgainIn seconds={useSecondsLeft(asked)} />
}
