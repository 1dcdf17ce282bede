import { matchRoutes } from '#shared/router.ts'
import { expect, it } from 'vitest'
import { routes } from '#app/router.tsx'
import { paths } from '#shared/paths.ts'

const links = [
  paths.home(),
  paths.about(),
  paths.login('/teams?join=a:1:b'),
  paths.register(),
  paths.recovery(),
  paths.reset(),
  paths.verify(),
  paths.confirm(),
  paths.profile(),
  paths.tokens(),
  paths.teams({ team: 3 }),
  paths.games({ phase: 'ongoing' }),
  paths.game(12),
  paths.challenges(12, { c: 4 }),
  paths.scoreboard(12, { div: 1 }),
  paths.monitor(12),
  paths.posts({ tag: 'rules' }),
  paths.postNew(),
  paths.post('c0ffee42'),
  paths.postEdit('c0ffee42'),
  paths.admin('users'),
]

/** The other addresses of the specification. */
const further = [
  ...['events', 'submissions', 'cheatinfo', 'traffic'].map((part) => `/games/1/monitor/${part}`),
  ...['instances', 'logs', 'settings', 'teams', 'users', 'games'].map((part) => `/admin/${part}`),
  ...['divisions', 'info', 'notices', 'review', 'writeups', 'challenges'].map(
    (part) => `/admin/games/1/${part}`,
  ),
  '/admin/games/1/challenges/2',
  '/admin/games/1/challenges/2/flags',
]

/** The pattern of the deepest route an address leads to. */
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

it.each([...links, ...further])('%s leads to a screen, in any letter case', (link) => {
  const [path = ''] = link.split('?')
  expect(matchRoutes(routes, link)).toBeDefined()
  expect(patternOf(link)).not.toBe('*')
  expect(patternOf(`${path.toUpperCase()}/`)).toBe(patternOf(path))
})

it.each(['/admin/users', '/admin/games/1/info', '/posts/c0ffee42/edit', '/games/1/monitor/events'])(
  '%s is guarded',
  (address) => {
    expect(matchRoutes(routes, address)?.some(({ route }) => route.guard)).toBe(true)
  },
)

it.each(['/nowhere/at/all', '/account', '/games/1/nothing', '/admin/nothing'])(
  '%s is a missing page',
  (address) => {
    expect(patternOf(address)).toBe('*')
  },
)
