import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { redirects, screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'

const addressOf = (pattern: string) =>
  pattern.replace(':postId', 'c0ffee42').replaceAll(/:\w+/g, '12')

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

it.each(Object.values<Screen>(screens))('$path is guarded if it needs a role', ({ path, role }) => {
  const middleware = matchRoutes(routes, addressOf(path))?.flatMap(
    ({ route }) => route.middleware ?? [],
  )
  expect(middleware).toHaveLength(role ? 1 : 0)
})

it.each(Object.keys(redirects))('%s leads on', (path) => {
  expect(patternOf(addressOf(path))).toBe(path)
})

it.each(['/nowhere/at/all', '/account', '/games/1/nothing', '/admin/nothing'])(
  '%s is a missing page',
  (address) => {
    expect(patternOf(address)).toBe('*')
  },
)
