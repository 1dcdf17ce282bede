import { accountQueries, createQueryClient } from '@halyard/query'
import { RouterContextProvider, matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { queryContext } from '#shared/query-context.ts'
import { redirects, screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'

const addressOf = (pattern: string) =>
  pattern.replace(':postId', 'c0ffee42').replaceAll(/:\w+/g, '12')

/** A cache that knows that nobody is signed in. */
function visitor() {
  const client = createQueryClient({ onUnauthorised() {} })
  client.setQueryData(accountQueries.profile().queryKey, null)
  return client
}

/** The pattern of the deepest route an address leads to. */
const patternOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

it.each(Object.values<Screen>(screens))(
  '$path leads to its screen, in any letter case',
  (screen) => {
    const address = addressOf(screen.path)
    expect(patternOf(address)).toBe(screen.path)
    expect(patternOf(`${address.toUpperCase()}/`)).toBe(screen.path)
  },
)

// It loads the code of every screen, one after the other.
it('a screen that needs a role is refused to visitors before its own loader runs', async () => {
  const context = new RouterContextProvider(new Map([[queryContext, visitor()]]))
  for (const { path, role } of Object.values<Screen>(screens)) {
    const { lazy } = matchRoutes(routes, addressOf(path))?.at(-1)?.route ?? {}
    const module = typeof lazy === 'function' ? await lazy() : undefined
    if (!role || typeof module?.loader !== 'function') continue
    const args = {
      context,
      params: {},
      request: new Request('http://page/'),
      url: new URL('http://page/'),
      pattern: path,
    }
    await expect(module.loader(args)).rejects.toMatchObject({ data: { needed: role } })
  }
}, 60_000)

it.each(Object.keys(redirects))('%s leads on', (path) => {
  expect(patternOf(addressOf(path))).toBe(path)
})

it.each(['/nowhere/at/all', '/account', '/games/1/nothing', '/admin/nothing'])(
  '%s is a missing page',
  (address) => {
    expect(patternOf(address)).toBe('*')
  },
)
