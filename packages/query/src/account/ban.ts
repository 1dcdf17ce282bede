import { hasStatus } from '@halyard/api'
import { hashKey } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { accountQueries } from '#account/queries.ts'

const profile = accountQueries.profile()

/**
 * Calls back when the signed-in account turns out to be banned: then the server refuses even its profile. Any other refusal is
 * a reason to ask for that. @returns what ends it
 */
export function watchBan(client: QueryClient, onBan: () => void): () => void {
  const hear = (failure: unknown, isProfile: boolean) => {
    if (!hasStatus(failure, 403)) return
    if (isProfile) onBan()
    else if (client.getQueryData(profile.queryKey)) {
      client.query({ ...profile, staleTime: 0, retry: false }).catch(() => {})
    }
  }
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    hear(event.action.error, event.query.queryHash === hashKey(profile.queryKey))
  })
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error, false)
  })
  // The very first read may have been refused already.
  hear(client.getQueryState(profile.queryKey)?.error, true)
  return () => {
    stopQueries()
    stopMutations()
  }
}
