/** Addresses people mean when they mistype one; `:id` stands for a number of theirs. */
const known = [
  '/',
  '/about',
  '/games',
  '/games/:id',
  '/games/:id/challenges',
  '/games/:id/scoreboard',
  '/teams',
  '/posts',
  '/account/login',
  '/account/register',
  '/account/profile',
] as const

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
    if (!route.includes(':id')) return [route]
    return id ? [route.replace(':id', id)] : []
  })
  const [best] = candidates
    .map((route) => ({ route, far: distance(path, route) }))
    .filter(({ route }) => route !== '/')
    .toSorted((a, b) => a.far - b.far)
  return best && best.far > 0 && best.far <= Math.max(2, path.length / 4) ? best.route : undefined
}
