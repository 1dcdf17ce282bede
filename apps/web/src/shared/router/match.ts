import { parse } from 'regexparam'
import type { RouteObject } from '#shared/router/types.ts'

/** Path parameters by name; `*` is what a pattern's end leaves open. */
export type Params = Readonly<Record<string, string | undefined>>

/** One route on the way from the root to the screen an address leads to. */
export type RouteMatch = { route: RouteObject; params: Params }

type Branch = { chain: readonly RouteObject[]; keys: readonly string[]; pattern: RegExp }

const branchesOf = new WeakMap<readonly RouteObject[], readonly Branch[]>()

/** Every leaf of the table with its whole pattern, in the order of the table: the first one that fits is taken. */
function flatten(
  routes: readonly RouteObject[],
  parents: readonly RouteObject[] = [],
  base = '',
): Branch[] {
  return routes.flatMap((route) => {
    const path = [base, route.path].filter(Boolean).join('/')
    const chain = [...parents, route]
    if (route.children) return flatten(route.children, chain, path)
    return { chain, ...parse(path.replace(/\/{2,}/g, '/')) }
  })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The routes an address leads through, outermost first; undefined when none fits. Letter case and a slash at the end make no
 * difference.
 */
export function matchRoutes(
  routes: readonly RouteObject[],
  address: string,
): RouteMatch[] | undefined {
  const path = (address.split(/[?#]/)[0] ?? '').replace(/\/{2,}/g, '/')
  let branches = branchesOf.get(routes)
  if (!branches) branchesOf.set(routes, (branches = flatten(routes)))
  for (const { chain, keys, pattern } of branches) {
    const found = pattern.exec(path)
    if (!found) continue
    const params = Object.fromEntries(
      keys.map((key, index) => {
        const text = found[index + 1]
        return [key, text === undefined ? undefined : decoded(text)]
      }),
    )
    return chain.map((route) => ({ route, params }))
  }
  return undefined
}
