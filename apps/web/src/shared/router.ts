// The one place that names the router: screens and features import navigation from here.
export { useLocation } from '#shared/router/context.ts'
export { createBrowserRouter, createMemoryRouter } from '#shared/router/create-router.ts'
export type { Router } from '#shared/router/create-router.ts'
export { data, isRouteErrorResponse, redirect } from '#shared/router/errors.ts'
export {
  useBlocker,
  useLocationAtOnce,
  useMatches,
  useNavigate,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from '#shared/router/hooks.ts'
export { Link, NavLink } from '#shared/router/link.tsx'
export { matchRoutes } from '#shared/router/match.ts'
export { Outlet, RouterProvider } from '#shared/router/provider.tsx'
export { ScrollRestoration } from '#shared/router/scroll.tsx'
export { createSearchParams } from '#shared/router/search-params.ts'
export type { LoaderArgs as LoaderFunctionArgs, RouteObject } from '#shared/router/types.ts'
