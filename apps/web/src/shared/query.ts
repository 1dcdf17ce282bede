import { createClient } from '@halyard/api'
import { accountQueries, connect, createQueryClient, forgetSession } from '@halyard/query'
import { i18n } from '@lingui/core'
import { recordSample } from '#shared/clock.ts'
import { takeEarly } from '#shared/early.ts'

const sessionListeners = new Set<() => void>()

/** Calls back when a call finds that the session has ended by itself. */
export function onSessionLost(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

/** The one cache of the page. Components take it from `useQueryClient`; this is for loaders. */
export const queryClient = createQueryClient({
  onUnauthorised() {
    const { queryKey } = accountQueries.profile()
    if (!queryClient.getQueryData(queryKey)) return
    forgetSession(queryClient)
    for (const listener of sessionListeners) listener()
  },
})

const language = () => i18n.locale

connect({
  language,
  client: createClient({
    baseUrl: window.location.origin,
    language,
    onClockSample: recordSample,
    answers: () => import('@halyard/api/answers'),
    fetch: async (request) => (await takeEarly(request)) ?? fetch(request),
  }),
})
