import type { Role } from '@halyard/api'
import { accountQueries, createQueryClient } from '@halyard/query'
import { RouterContextProvider, matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { routes } from '#app/routes.tsx'
import { queryContext } from '#shared/query-context.ts'
import { redirects, screens } from '#shared/screens.ts'
import type { Screen } from '#shared/screens.ts'

const addressOf = (pattern: string) =>
  pattern.replace(':postId', 'c0ffee42').replaceAll(/:\w+/g, '12')

const somebody = {
  userId: 'c0ffee42',
  userName: 'ada',
  email: null,
  bio: null,
  phone: null,
  realName: null,
  stdNumber: null,
  avatar: null,
}

/** What a loader is given for somebody; null is a visitor. */
function contextOf(role: Role | null) {
  const client = createQueryClient({ onUnauthorised() {} })
  client.setQueryData(accountQueries.profile().queryKey, role && { ...somebody, role })
  return new RouterContextProvider(new Map([[queryContext, client]]))
}

/** Runs the loader of a screen. It loads the code of the screen first. */
async function load({ path }: Screen, context: RouterContextProvider): Promise<unknown> {
  const { lazy } = matchRoutes(routes, addressOf(path))?.at(-1)?.route ?? {}
  const module = typeof lazy === 'function' ? await lazy() : undefined
  if (typeof module?.loader !== 'function') throw new Error(`${path} has no loader`)
  const request = new Request('http://page/')
  return module.loader({ context, params: {}, request, url: new URL(request.url), pattern: path })
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

// These load the code of every screen, one after the other.
it('a screen that needs a role is refused to visitors before its own loader runs', async () => {
  const context = contextOf(null)
  for (const screen of Object.values<Screen>(screens)) {
    if (!screen.role) continue
    const needed = { why: 'signed-out', needed: screen.role }
    await expect(load(screen, context)).rejects.toMatchObject({ data: needed })
  }
}, 60_000)

it('every address of administrators is refused to a monitor', async () => {
  const context = contextOf('Monitor')
  const forAdmins = Object.values<Screen>(screens).filter(({ role }) => role === 'Admin')
  expect(forAdmins.map(({ path }) => path)).toContain('/admin/users')
  for (const screen of forAdmins) {
    const needed = { why: 'role', needed: 'Admin' }
    await expect(load(screen, context)).rejects.toMatchObject({ data: needed })
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
