// The one place that names the router: screens and features import navigation from here.
export {
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  createMemoryRouter,
  createSearchParams,
  data,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  useLocation,
  useMatches,
  useNavigate,
  useOutletContext,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  RouterProvider,
} from 'react-router'
export type {
  LinkProps,
  LoaderFunctionArgs,
  NavLinkProps,
  RouteObject,
  ShouldRevalidateFunctionArgs,
} from 'react-router'
