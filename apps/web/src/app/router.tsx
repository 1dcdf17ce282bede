import { RootError, ScreenError } from '#app/error-screen.tsx'
import { RootLayout, loader } from '#app/root-layout.tsx'
import { startData } from '#app/route-data.ts'
import { requireRole } from '#shared/guard.ts'
import { createBrowserRouter, redirect } from '#shared/router.ts'
import type { RouteObject } from '#shared/router.ts'

const signedIn = () => requireRole('User')
const monitor = () => requireRole('Monitor')
const admin = () => requireRole('Admin')
const notBuilt = () => import('#routes/not-built.tsx')

const account: RouteObject[] = [
  { path: 'login', lazy: () => import('#routes/account/login.tsx') },
  { path: 'register', lazy: () => import('#routes/account/register.tsx') },
  { path: 'pending', lazy: () => import('#routes/account/pending.tsx') },
  { path: 'verify', lazy: () => import('#routes/account/verify.tsx') },
  { path: 'confirm', lazy: () => import('#routes/account/confirm.tsx') },
  { path: 'recovery', lazy: () => import('#routes/account/recovery.tsx') },
  { path: 'reset', lazy: () => import('#routes/account/reset.tsx') },
]

/** The addresses of one part of the site that has no screens yet. */
const toBeBuilt = (...paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({ path, lazy: notBuilt }))

/** Sends an address without a screen of its own to the first one below it. */
const first = (part: string): RouteObject => ({
  guard: ({ request }) => {
    throw redirect(`${new URL(request.url).pathname.replace(/\/$/, '')}/${part}`)
  },
})

const games: RouteObject[] = [
  { lazy: () => import('#routes/games/list.tsx') },
  {
    path: ':gameId',
    lazy: () => import('#routes/games/game.tsx'),
    start: startData.game,
    children: [
      { lazy: () => import('#routes/games/home.tsx') },
      {
        path: 'challenges',
        lazy: () => import('#routes/games/challenges.tsx'),
        start: startData.board,
      },
      {
        path: 'scoreboard',
        lazy: () => import('#routes/games/scoreboard.tsx'),
        start: startData.scoreboard,
      },
    ],
  },
  {
    path: ':gameId/monitor',
    guard: monitor,
    children: [first('events'), ...toBeBuilt('events', 'submissions', 'cheatinfo', 'traffic')],
  },
]

const posts: RouteObject[] = [
  { lazy: () => import('#routes/posts/list.tsx'), start: startData.posts },
  { path: 'new', guard: admin, lazy: () => import('#routes/posts/edit.tsx') },
  { path: ':postId', lazy: () => import('#routes/posts/post.tsx'), start: startData.post },
  { path: ':postId/edit', guard: admin, lazy: () => import('#routes/posts/edit.tsx') },
]

const administration: RouteObject = {
  path: 'admin',
  guard: admin,
  children: [
    first('users'),
    ...toBeBuilt('users', 'teams', 'instances', 'logs', 'settings', 'games'),
    {
      path: 'games/:gameId',
      children: [
        first('info'),
        ...toBeBuilt('info', 'divisions', 'notices', 'review', 'writeups'),
        ...toBeBuilt('challenges', 'challenges/:challengeId', 'challenges/:challengeId/flags'),
      ],
    },
  ],
}

/** Addresses with the bars around them. */
const site: RouteObject[] = [
  { lazy: () => import('#routes/home.tsx') },
  { path: 'about', lazy: () => import('#routes/about.tsx') },
  {
    path: 'teams',
    guard: signedIn,
    lazy: () => import('#routes/teams.tsx'),
    start: startData.teams,
  },
  {
    path: 'account/profile',
    guard: signedIn,
    lazy: () => import('#routes/account/profile.tsx'),
  },
  { path: 'account/tokens', guard: admin, lazy: () => import('#routes/account/tokens.tsx') },
  { path: 'games', children: games },
  { path: 'posts', children: posts },
  administration,
  { path: '*', lazy: () => import('#routes/not-found.tsx') },
]

/** Every address of the application. Paths match in any letter case; each screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    path: '/',
    loader,
    Component: RootLayout,
    ErrorBoundary: RootError,
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
