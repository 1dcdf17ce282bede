// What a part of the page needs around it, for tests in the browser.
import { createClient } from '@halyard/api'
import { connect, createQueryClient } from '@halyard/query'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { render } from 'vitest-browser-react'
import { createI18n } from '#i18n/i18n.ts'

/** One answer: the body, with another status than 200 a refusal, with 0 a line that breaks; late, where it has to wait for something. */
export type Answer = { status?: number; body?: unknown; after?: Promise<void> }

/** Answers by `METHOD /path`, or by that with its query where it differs; a list is worked off, its last entry repeats. */
export type Answers = Record<string, Answer | readonly Answer[]>

export type Asked = { what: string; body: unknown; ifMatch?: string }

/** Answers calls from a table instead of a server, and remembers them. */
export function serveFrom(answers: Answers): readonly Asked[] {
  const asked: Asked[] = []
  const given = new Map<string, number>()
  const respond = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const what = `${request.method} ${pathname}`
    const text = await request.text()
    const ifMatch = request.headers.get('If-Match')
    asked.push({ what, body: text ? JSON.parse(text) : undefined, ...(ifMatch && { ifMatch }) })
    const key = what + search in answers ? what + search : what
    const entry = answers[key]
    const list = Array.isArray(entry) ? entry : [entry]
    const turn = given.get(key) ?? 0
    given.set(key, turn + 1)
    const answer: Answer = list[Math.min(turn, list.length - 1)] ?? { status: 404 }
    await answer.after
    if (answer.status === 0) throw new TypeError('Failed to fetch')
    const body = answer.body === undefined ? null : JSON.stringify(answer.body)
    const headers = { 'Content-Type': 'application/json' }
    return new Response(body, { status: answer.status ?? 200, headers })
  }
  // A worker asks for scoreboards by itself: here their answers are always on the way already.
  globalThis.answersAhead = {
    get(address) {
      if (!/\/scoreboard(\/live)?$/.test(address)) return undefined
      const sentMs = Date.now()
      const response = respond(new Request(new URL(address, window.location.origin)))
      return {
        sentMs,
        answer: response.then((answer) => ({ response: answer, receivedMs: sentMs })),
      }
    },
    delete: () => true,
  }
  connect({ client: createClient({ baseUrl: window.location.origin, fetch: respond }) })
  return asked
}

/** Shows an element at an address with a fresh cache, in English. `pattern` names the parameters the address has. */
export const show = (element: ReactNode, path = '/', pattern = '*') =>
  showRoutes([{ path: pattern, element }], path)

/** The same with several screens, or a frame around one. */
export async function showRoutes(routes: RouteObject[], path: string) {
  const i18n = createI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const queryClient = createQueryClient()
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return { screen, router, queryClient }
}
