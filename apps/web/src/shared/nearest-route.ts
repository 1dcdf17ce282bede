import { screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'

/** Screens that anybody may mean when they mistype an address. */
const known = Object.values<Screen>(screens)
  .filter(({ role }) => role === undefined || role === 'User')
  .map(({ path }) => path)

const aliases: Record<string, string> = {
  '/login': '/account/login',
  '/signin': '/account/login',
  '/register': '/account/register',
  '/signup': '/account/register',
  '/profile': '/account/profile',
  '/team': '/teams',
  '/game': '/games',
  '/post': '/posts',
  '/home': '/',
}

/** How many letters have to be added, taken away or changed to make one text the other. */
export function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + change,
        ),
      )
    }
    previous = current
  }
  return previous[to.length] ?? 0
}

/** The real address most like a mistyped one, if one is like it enough to be offered. */
export function nearestRoute(pathname: string): string | undefined {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  const alias = aliases[path]
  if (alias) return alias
  const id = /\d+/.exec(path)?.[0]
  const candidates = known.flatMap((route) => {
    const candidate = id ? route.replace(':gameId', id) : route
    return candidate.includes(':') ? [] : [candidate]
  })
  const [best] = candidates
    .map((route) => ({ route, far: distance(path, route) }))
    .filter(({ route }) => route !== '/')
    .toSorted((a, b) => a.far - b.far)
  return best && best.far > 0 && best.far <= Math.max(2, path.length / 4) ? best.route : undefined
}
