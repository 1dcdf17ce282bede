import { ApiError } from '@halyard/api'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Query, QueryClient } from '@tanstack/react-query'
import { browserNow } from '#shared/clock/clock.ts'
import { toast } from '#shared/feedback/feedback.ts'
import { TryAgainIn, useSecondsLeft } from '#shared/feedback/seconds-left.tsx'

/**
 * Tells of reads that the server puts off, once for all of them, with the time that is left: until they are asked again, which they
 * are by themselves, their part of the page only shows that it waits. Refusals of what the reader sends are told where it was sent.
 */
export function tellOfWaits(client: QueryClient): void {
  const cache = client.getQueryCache()
  for (const query of cache.getAll()) tellOfWait(query)
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') tellOfWait(event.query)
  })
}

function tellOfWait({ state }: Query): void {
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
