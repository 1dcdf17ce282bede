import { createClient } from '@halyard/api'
import { accountQueries, connect, createQueryClient, forgetSession } from '@halyard/query'
import { i18n } from '@lingui/core'
import { recordSample } from '#shared/clock.ts'
import { watched } from '#shared/connection.ts'
import { takeEarly } from '#shared/early.ts'
import { afterFirstScreen } from '#shared/first-screen.ts'
import { askToSignIn } from '#shared/session.ts'

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

/** Calls whose 401 is an answer to the form that sent them. */
const answersForms =
  /^\/api\/account\/(log|register|recovery|passwordreset|verify|mailchangeconfirm)/i

const isSignedIn = () => Boolean(queryClient.getQueryData(accountQueries.profile().queryKey))

/**
 * Sends a call. When the session has ended meanwhile the reader signs in on top of the page, and the same call is sent again:
 * whoever made it only sees that it took longer.
 */
async function send(request: Request): Promise<Response> {
  const early = await takeEarly(request)
  if (early) return early
  const mayAsk = isSignedIn() && !answersForms.test(new URL(request.url).pathname)
  const again = mayAsk ? request.clone() : undefined
  const line = aBoard.test(new URL(request.url).pathname) ? fetchByReader : fetch
  const response = await watched(line(request))
  if (response.status !== 401 || !again || !isSignedIn()) return response
  return (await askToSignIn()) ? watched(line(again)) : response
}

/** What is read by a worker is fetched by it, too. */
const fetchByReader = async (request: Request): Promise<Response> => {
  const { fetchInWorker } = await import('#shared/board/pack.ts')
  return fetchInWorker(request)
}
const aBoard = /^\/api\/game\/\d+\/scoreboard$/

connect({
  language,
  client: createClient({
    baseUrl: window.location.origin,
    language,
    onClockSample: recordSample,
    answers: () => afterFirstScreen.then(() => import('@halyard/api/answers')),
    fetch: send,
  }),
})
