import { createBrowserRouter, matchRoutes, resolvePath, RouterContextProvider } from 'react-router'
import type { DataRouter, HydrationState, To } from 'react-router'
import type { QueryClient } from '@tanstack/react-query'
import { routes } from '#app/routes.tsx'
import { asHandle } from '#shared/handle.ts'
import { queryContext } from '#shared/query-context.ts'

/** The router of the page. @param hydrationData what the server's loaders gave, where it rendered the page */
export function createRouter(client: QueryClient, hydrationData?: HydrationState): DataRouter {
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    getContext: () => new RouterContextProvider(new Map([[queryContext, client]])),
  })
  router.subscribe(({ navigation }) => {
    if (navigation.location) globalThis.askForScreen?.(navigation.location.pathname)
  })
  return router
}

/**
 * Loads the code of the screen on show and puts it in place, so that the router can show it at once: what is hydrated may not be lazy.
 * What the screen needs next is started.
 */
export async function resolveLazyRoutes(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined })
      await asHandle(route.handle).prepare?.()
    }),
  )
}

/** Loads the code of the screen at an address; a failure is shown when the screen is opened. */
export function prefetchScreen(to: To): void {
  const path = resolvePath(to, location.pathname)
  globalThis.askForScreen?.(path.pathname)
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => {})
  }
}
