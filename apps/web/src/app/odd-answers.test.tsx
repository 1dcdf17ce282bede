// Other servers send null or nothing where ours sends a list or a text. Every screen is shown with the answers of its operations in which
// one field after the other is like that: none may fail.
import { createClient } from '@halyard/api'
import * as answers from '@halyard/api/answers'
import { answeredIn, togetherIn, variantsOf } from '@halyard/api/testing/odd-answers'
import type { Answered, Document, Variant } from '@halyard/api/testing/odd-answers'
import { connect, createQueryClient } from '@halyard/query'
import { refill } from '@halyard/query/testing'
import { RouterContextProvider, RouterProvider, createMemoryRouter } from 'react-router'
import { beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import text from '../../../../openapi/platform.gen.json?raw'
import { Application } from '#app/application.tsx'
import { routes } from '#app/routes.tsx'
import { i18n } from '#i18n/i18n.ts'
import { reportFirstPaint } from '#shared/first-paint.ts'
import { queryContext } from '#shared/query-context.ts'
import { screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'
// Connects a client of its own when the first screen needs it: before ours.
import '#shared/query.ts'

const contract: Document = JSON.parse(text)
const hour = 3_600_000
const extensions = [
  ...new Set([...text.matchAll(/"x-extension": "([^"]+)"/g)].map(([, name]) => name)),
]

/** An administrator who plays in a running game, on a server with all that ours has. */
const circumstances: Record<string, object> = {
  'GET /api/account/profile': { role: 'Admin' },
  'GET /api/config': { extensions },
  'GET /api/game/{id}': {
    status: 'Accepted',
    start: Date.now() - hour,
    end: Date.now() + hour,
  },
}

const operations = answeredIn(contract)
  .filter(({ key }) => key.startsWith('GET '))
  .map((operation) => ({
    ...operation,
    pattern: new RegExp(`^${operation.url.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    answer: withCircumstances(operation),
  }))
type Read = (typeof operations)[number]
type OddAnswer = Variant & { key: string }

/** Odd at once in one answer; what fails is then looked for alone. */
const atOnce = 12

function withCircumstances({ key, examples: [example] }: Answered): unknown {
  return circumstances[key] ? { ...Object(example), ...circumstances[key] } : example
}

/** The operation of an address; of several that with the fewest parameters. */
const operationAt = (pathname: string) =>
  operations
    .filter(({ pattern }) => pattern.test(pathname))
    .toSorted((one, other) => one.url.split('{').length - other.url.split('{').length)
    .at(0)

const asked = new Set<Read>()
let odd: readonly OddAnswer[] = []

beforeAll(async () => {
  for (const { key } of operations) await answers.loadShapes(key)

  reportFirstPaint()
  i18n.loadAndActivate({ locale: 'en-US', messages: {} })
  connect({
    client: createClient({
      baseUrl: window.location.origin,
      answers,
      fetch: ({ url }) => {
        const operation = operationAt(new URL(url).pathname)
        if (!operation)
          return Promise.resolve(Response.json({ title: 'No', status: 404 }, { status: 404 }))
        asked.add(operation)
        const changes = odd.filter(({ key }) => key === operation.key)
        const answer = changes.reduce((sent, { change }) => change(sent), operation.answer)
        return Promise.resolve(Response.json(answer))
      },
    }),
  })
})

const addressOf = (pattern: string) =>
  pattern.replace(':postId', 'c0ffee42').replaceAll(/:\w+/g, '7')

/** Shows a screen until it has all it asks for. @returns what it says when it failed */
async function showScreen({ path }: Screen): Promise<string | undefined> {
  // Series of calls keep a pace, which one screen after the other would wait for.
  refill()
  const client = createQueryClient()
  const getContext = () => new RouterContextProvider(new Map([[queryContext, client]]))
  const router = createMemoryRouter(routes, { initialEntries: [addressOf(path)], getContext })
  const { container, unmount } = await render(
    <Application client={client}>
      <RouterProvider router={router} />
    </Application>,
  )
  const isShown = () =>
    container.querySelector('h1') !== null &&
    router.state.navigation.state === 'idle' &&
    client.isFetching() === 0
  for (let calm = 0; calm < 2; calm += 1) {
    await vi.waitFor(() => expect(isShown()).toBe(true), { interval: 5, timeout: 30_000 })
    await new Promise(requestAnimationFrame)
  }
  const content = container.textContent
  const failure = content.includes('This page stopped working') ? content : undefined
  await unmount()
  router.dispose()
  client.clear()
  return failure
}

/** What is different for a screen: not what is read as the answer itself, and each thing once. */
function oddAnswersOf({ key, schema, answer }: Read): OddAnswer[] {
  const readAs = (sent: unknown) =>
    JSON.stringify(answers.readAnswer(key, structuredClone(sent)).answer)
  const seen = new Set([readAs(answer)])
  return variantsOf(contract, schema, answer)
    .filter(({ change }) => {
      const read = readAs(change(answer))
      return !seen.has(read) && seen.add(read)
    })
    .map((variant) => ({ key, ...variant }))
}

/** Shows a screen with some odd answers. @returns those that it fails over */
async function failingOver(screen: Screen, together: readonly OddAnswer[]): Promise<OddAnswer[]> {
  odd = together
  if ((await showScreen(screen)) === undefined) return []
  if (together.length < 2) return [...together]
  const half = Math.ceil(together.length / 2)
  const found = await failingOver(screen, together.slice(0, half))
  return [...found, ...(await failingOver(screen, together.slice(half)))]
}

/** What every screen asks for is odd on this one. */
const plainest = screens.about
const shell = new Set<Read>()

it.each(Object.entries<Screen>(screens))(
  '%s',
  async (_name, screen) => {
    odd = []
    asked.clear()
    // The second time all code is there.
    await showScreen(screen)
    expect(await showScreen(screen)).toBeUndefined()
    const lists = [...asked]
      .filter((operation) => !shell.has(operation))
      .map((operation) => togetherIn(oddAnswersOf(operation), atOnce))
    if (screen === plainest) for (const operation of asked) shell.add(operation)
    const failures: OddAnswer[] = []
    for (let turn = 0; lists.some((list) => turn < list.length); turn += 1)
      failures.push(
        ...(await failingOver(
          screen,
          lists.flatMap((list) => list[turn] ?? []),
        )),
      )
    expect(failures.map(({ key, what }) => `${key}: ${what}`)).toEqual([])
  },
  120_000,
)
