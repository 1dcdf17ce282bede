import type { Role } from '@halyard/api'
import { redirect } from 'react-router'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { RootError, ScreenError } from '#app/errors/error-screen.tsx'
import { RootLayout, loader } from '#app/layout/root-layout.tsx'
import { withTexts } from '#i18n/activate.ts'
import { requireRole } from '#shared/guard.ts'
import { parseId } from '#shared/params.ts'
import { paths } from '#shared/paths.ts'
import { queryContext } from '#shared/query-context.ts'
import { ORGANISING, redirects, screens, WATCHING } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'
import { includesRole } from '#shared/session/roles.ts'

/** What a route module may export. */
type RouteModule = Pick<RouteObject, 'Component' | 'ErrorBoundary' | 'handle' | 'loader'>

const modules = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!**/*.test.tsx'])

/** A change of the query alone loads nothing again: what it chooses is asked for by the screen. */
const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)

/**
 * A route whose code is loaded when it is first visited. Its loader runs once the reader is known to have the role.
 *
 * @param module below `src/routes`, without its extension
 */
function lazyRoute(
  module: string,
  { role, gameRoles }: Pick<Screen, 'role' | 'gameRoles'> = {},
): Pick<RouteObject, 'lazy' | 'shouldRevalidate'> {
  const load = modules[`../routes/${module}.tsx`]
  if (!load) throw new Error(`There is no route module ${module}`)
  const lazy = async () => {
    const route = await (includesRole(role, 'Monitor') ? withTexts('staff', load) : load())
    return role ? { ...route, loader: guarded({ role, gameRoles }, route.loader) } : route
  }
  return { lazy, shouldRevalidate }
}

/** Not middleware: what that throws is shown by the boundary of the whole page on a first visit, without the bars. */
const guarded =
  (
    { role, gameRoles }: { role: Role; gameRoles: Screen['gameRoles'] },
    load: RouteModule['loader'],
  ): LoaderFunction =>
  async (args, handlerContext) => {
    const gameId = parseId(args.params.gameId)
    await requireRole(args.context.get(queryContext), role, {
      ...(gameRoles && { gameRoles }),
      gameId,
    })
    return typeof load === 'function' ? load(args, handlerContext) : null
  }

const all: readonly Screen[] = Object.values(screens)

const screensIn = (frame: Screen['frame']): RouteObject[] =>
  all
    .filter((screen) => screen.frame === frame)
    .map(({ path, module, ...needed }) => ({ path, ...lazyRoute(module, needed) }))

const redirectRoutes: RouteObject[] = Object.entries(redirects).map(([path, name]) => ({
  path,
  loader: ({ params }) => redirect(paths[name](params.gameId ?? '')),
}))

/** Every address of the application, from the table of screens; each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    loader,
    shouldRevalidate,
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [
      {
        ...lazyRoute('account/frame'),
        children: [{ ErrorBoundary: ScreenError, children: screensIn('account') }],
      },
      {
        lazy: () => import('#app/layout/site-layout.tsx'),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...screensIn(undefined),
              {
                path: screens.game.path,
                ...lazyRoute('games/game'),
                children: [
                  ...screensIn('game'),
                  {
                    ...lazyRoute('games/monitor', { role: 'Monitor', gameRoles: WATCHING }),
                    children: [{ ErrorBoundary: ScreenError, children: screensIn('monitor') }],
                  },
                ],
              },
              ...redirectRoutes,
              {
                ...lazyRoute('admin/frame', { role: 'Admin', gameRoles: ORGANISING }),
                children: [
                  {
                    ErrorBoundary: ScreenError,
                    children: [
                      ...screensIn('admin'),
                      {
                        path: '/admin/games/:gameId',
                        ...lazyRoute('admin/game', { role: 'Admin', gameRoles: ORGANISING }),
                        children: [{ ErrorBoundary: ScreenError, children: screensIn('organise') }],
                      },
                    ],
                  },
                ],
              },
              { path: '*', ...lazyRoute('not-found') },
            ],
          },
        ],
      },
    ],
  },
]
