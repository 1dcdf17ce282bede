import * as answers from '@halyard/api/answers'
import { createClient } from '@halyard/api'
import type { Middleware } from '@halyard/api'
import { accountQueries, connect, createQueryClient, forgetSession } from '@halyard/query'
import { i18n } from '#i18n/i18n.ts'
import { startLanguage } from '#i18n/activate.ts'
import { takeAhead } from '#boot/ahead.ts'
import { readAhead } from '#shared/ahead.ts'
import { recordSample } from '#shared/clock/clock.ts'
import { afterFirstPaint } from '#shared/first-paint.ts'
import { isConfirmedNow } from '#shared/session/confirmation.ts'
import { watched } from '#shared/session/connection.ts'
import { reportSessionLost } from '#shared/session/session.ts'
import { isSignedIn, isSignedInAgain } from '#shared/session/sign-in-again.ts'

/** The one cache of the page. Components take it from `useQueryClient`; this is for loaders. */
export const queryClient = createQueryClient({
  onUnauthorised() {
    const { queryKey } = accountQueries.profile()
    if (!queryClient.getQueryData(queryKey)) return
    forgetSession(queryClient)
    reportSessionLost()
  },
})

/** Calls whose 401 is an answer to the form that sent them. */
const answersForms =
  /^\/api\/account\/(log|register|recovery|passwordreset|verify|mailchangeconfirm)/i

const copies = new WeakMap<Request, Request>()

/**
 * When the session has ended meanwhile, or has to show who uses it, the reader does so on top of the page, and the same call is sent
 * again: its caller only sees that it took longer.
 */
const signInAndResend: Middleware = {
  onRequest({ request, schemaPath }) {
    // A body can be read once: the copy is the one that is sent again.
    if (isSignedIn(queryClient) && !answersForms.test(schemaPath))
      copies.set(request, request.clone())
  },
  async onResponse({ request, response, options }) {
    const copy = copies.get(request)
    const isSentAgain =
      copy &&
      ((await isSignedInAgain(queryClient, response.status)) || (await isConfirmedNow(response)))
    return isSentAgain ? options.fetch(copy) : undefined
  },
}

/** Sends a call, unless it was sent already, and reports whether the server could be reached. */
async function send(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const ahead = request.method === 'GET' ? takeAhead(pathname + search) : undefined
  return watched(ahead ? readAhead(ahead, request.signal) : fetch(request))
}

// What the first screen did not want would be old by then.
void afterFirstPaint.then(() => {
  globalThis.answersAhead = undefined
})

/** Loaders call before the texts of the language are there. */
const language = () => i18n.locale || startLanguage()
const client = createClient({
  baseUrl: window.location.origin,
  language,
  onClockSample: recordSample,
  answers,
  fetch: send,
})
client.use(signInAndResend)
connect({ language, client })
