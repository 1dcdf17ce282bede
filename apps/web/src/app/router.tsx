import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { RootError, ScreenError } from '#app/error-screen.tsx'
import { RootLayout, loader } from '#app/root-layout.tsx'

const account: RouteObject[] = [
  { path: 'login', lazy: () => import('#routes/account/login.tsx') },
  { path: 'register', lazy: () => import('#routes/account/register.tsx') },
  ...['recovery', 'reset', 'verify', 'confirm'].map((path) => ({
    path,
    lazy: () => import('#routes/account/not-built.tsx'),
  })),
]

const games: RouteObject[] = [
  { index: true, lazy: () => import('#routes/games/list.tsx') },
  {
    path: ':gameId',
    lazy: () => import('#routes/games/game.tsx'),
    children: [
      { index: true, lazy: () => import('#routes/games/home.tsx') },
      { path: 'challenges', lazy: () => import('#routes/games/challenges.tsx') },
      { path: 'scoreboard', lazy: () => import('#routes/games/scoreboard.tsx') },
    ],
  },
  { path: ':gameId/monitor/*', lazy: () => import('#routes/games/monitor.tsx') },
]

const posts: RouteObject[] = [
  { index: true, lazy: () => import('#routes/posts/list.tsx') },
  { path: ':postId', lazy: () => import('#routes/posts/post.tsx') },
  { path: ':postId/edit', lazy: () => import('#routes/admin.tsx') },
]

/** Addresses with the bars around them. */
const site: RouteObject[] = [
  { index: true, lazy: () => import('#routes/home.tsx') },
  { path: 'about', lazy: () => import('#routes/about.tsx') },
  { path: 'teams', lazy: () => import('#routes/teams.tsx') },
  { path: 'account/profile', lazy: () => import('#routes/account/profile.tsx') },
  { path: 'games', children: games },
  { path: 'posts', children: posts },
  { path: 'admin/*', lazy: () => import('#routes/admin.tsx') },
  { path: '*', lazy: () => import('#routes/not-found.tsx') },
]

/** Every address of the application. Paths match in any letter case; each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader,
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    shouldRevalidate: () => false,
    children: [
      {
        path: 'account',
        lazy: () => import('#routes/account/frame.tsx'),
        children: [{ ErrorBoundary: ScreenError, children: account }],
      },
      {
        lazy: () => import('#app/site-layout.tsx'),
        children: [{ ErrorBoundary: ScreenError, children: site }],
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
