// What the server loads to render a page: apps/server/src/http/render.
import { createClient } from '@halyard/api'
import {
  accountQueries,
  connect,
  createQueryClient,
  gameQueries,
  infoQueries,
} from '@halyard/query'
import { dehydrate } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { i18n } from '#i18n/i18n.ts'
import { Application } from '#app/application.tsx'
import { writePageState } from '#app/errors/page-state.ts'
import { routes } from '#app/routes.tsx'
import { loadDateLocale } from '#i18n/date-locales.ts'
import type { LanguageCode } from '#i18n/languages.ts'
import { seesBoard } from '#shared/board/sees-board.ts'
import { parseId } from '#shared/params.ts'
import { queryContext } from '#shared/query-context.ts'
import { modulesOf, openedModulesOf } from '#shared/screen-modules.ts'
import { screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'

export type RenderTask = {
  url: string
  language: LanguageCode
  /** The moment to render for, in epoch milliseconds. */
  nowMs: number
  isPhone: boolean
  /** Answers the calls of the API. */
  fetch: (request: Request) => Promise<Response>
}

export type RenderedPage = {
  html: string
  /** The element with the state of the page. */
  state: string
  /** Source files whose code and style sheets the page needs. */
  modules: readonly string[]
  /** Path and query of answers that it needs first and does not bring along. */
  ahead: readonly string[]
}

const handler = createStaticHandler(routes)
/** Staff's screens and the settings of an account are left to the browser, and so are their texts. */
const catalogs = import.meta.glob<typeof i18n.messages>(
  ['./locales/*.json', '!./locales/*.*.json'],
  { import: 'messages' },
)

/**
 * Renders a page for a reader. One at a time: language and connection belong to the process.
 *
 * @returns undefined where the browser has to render: other screens, and pages of which something failed to load
 */
export async function render(task: RenderTask): Promise<RenderedPage | undefined> {
  const screen = screenAt(new URL(task.url).pathname)
  if (!screen?.ssr) return undefined
  await Promise.all([activate(task.language), loadDateLocale(task.language)])
  const language = () => task.language
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  connect({
    language,
    client: createClient({ baseUrl: new URL(task.url).origin, language, fetch: task.fetch }),
  })
  try {
    return await renderWith(client, task, screen)
  } finally {
    client.clear()
  }
}

async function renderWith(
  client: QueryClient,
  task: RenderTask,
  screen: Screen,
): Promise<RenderedPage | undefined> {
  const requestContext = new RouterContextProvider(new Map([[queryContext, client]]))
  const context = await handler.query(new Request(task.url), { requestContext })
  if (context instanceof Response || context.errors) return undefined
  await settle(client)
  if (
    client
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error')
  )
    return undefined
  const router = createStaticRouter(handler.dataRoutes, context)
  const rendered = { at: task.nowMs, host: new URL(task.url).host, isPhone: task.isPhone }
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <Application client={client} rendered={rendered}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Application>,
    {
      // In one piece: what comes later in the document would need a script to be put in its place.
      progressiveChunkSize: Infinity,
      onError: (error) => void failures.push(error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const gameId = parseId(context.matches.at(-1)?.params.gameId)
  const ahead = aheadOf(client, screen, { gameId, nowMs: task.nowMs })
  const state = writePageState({
    language: task.language,
    rendered,
    queries: dehydrate(client),
    hydrationData: { loaderData: context.loaderData },
  })
  const modules = [...modulesOf(screen), ...openedModulesOf(screen, new URL(task.url).searchParams)]
  return { html, state, modules, ahead }
}

/** A scoreboard is too long for the document. The browser asks for it at once where the reader may see it. */
function aheadOf(
  client: QueryClient,
  { first }: Screen,
  { gameId, nowMs }: { gameId: number | undefined; nowMs: number },
): string[] {
  if (!first?.boards || gameId === undefined) return []
  const game = client.getQueryData(gameQueries.detail(gameId).queryKey)
  const role = client.getQueryData(accountQueries.profile().queryKey)?.role
  const extensions = client.getQueryData(infoQueries.config().queryKey)?.extensions
  if (!game || game.start > nowMs || !seesBoard(game, { role, extensions })) return []
  return first.boards.map((address) => address.replace(':gameId', String(gameId)))
}

function screenAt(pathname: string): Screen | undefined {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path
  return Object.values<Screen>(screens).find((screen) => screen.path === path)
}

/** Loaders do not wait for everything they ask for; the document does. */
async function settle(client: QueryClient): Promise<void> {
  const running = client.getQueryCache().findAll({ fetchStatus: 'fetching' })
  if (running.length === 0) return
  await Promise.allSettled(running.map(async ({ promise }) => promise))
  await settle(client)
}

async function activate(language: LanguageCode): Promise<void> {
  const messages = await catalogs[`./locales/${language}.json`]?.()
  i18n.loadAndActivate({ locale: language, messages: messages ?? {} })
}
