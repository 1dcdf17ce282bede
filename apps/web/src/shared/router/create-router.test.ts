import { expect, it, vi } from 'vitest'
import { createMemoryRouter } from '#shared/router/create-router.ts'
import { data, redirect } from '#shared/router/errors.ts'
import type { RouteModule, RouteObject } from '#shared/router/types.ts'

const Boundary = () => null

function aRouter(children: RouteObject[], ...initialEntries: string[]) {
  const routes: RouteObject[] = [
    { path: '/', ErrorBoundary: Boundary, children: [{}, ...children] },
  ]
  const entries = initialEntries.length > 0 ? initialEntries : ['/']
  return createMemoryRouter(routes, { initialEntries: entries })
}

const refuse = () => Promise.reject(data('no', { status: 403 }))
const sendAway = () => {
  throw redirect('/new?x=1')
}

it('keeps the old screen until the new one is ready, then shows it at its address', async () => {
  const module = Promise.withResolvers<RouteModule>()
  const router = aRouter([{ path: 'slow', lazy: () => module.promise }])
  await vi.waitFor(() => expect(router.state.isLoading).toBe(false))
  const going = router.navigate('/slow')
  expect(router.state).toMatchObject({ isLoading: true, location: { pathname: '/' } })
  module.resolve({})
  await going
  expect(router.state).toMatchObject({ isLoading: false, location: { pathname: '/slow' } })
})

it('starts the calls for data beside the download, and waits for the loader', async () => {
  const module = Promise.withResolvers<RouteModule>()
  const start = vi.fn<() => void>()
  const loader = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const router = aRouter([{ path: 'game', lazy: () => module.promise, start }])
  const going = router.navigate('/game')
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce())
  expect(loader).not.toHaveBeenCalled()
  module.resolve({ loader })
  await going
  expect(loader).toHaveBeenCalledOnce()
})

it('runs nothing below a guard that refuses, and keeps the address', async () => {
  const start = vi.fn<() => void>()
  const loader = vi.fn<() => void>()
  const router = aRouter([
    { path: 'admin', guard: refuse, children: [{ path: 'users', start, loader }] },
  ])
  await router.navigate('/admin/users')
  expect(router.state.failure).toMatchObject({ index: 1, error: { status: 403 } })
  expect(router.state.location.pathname).toBe('/admin/users')
  expect(start).not.toHaveBeenCalled()
  expect(loader).not.toHaveBeenCalled()
})

it('follows a redirect, and Back does not lead into it', async () => {
  const router = aRouter([{ path: 'old', guard: sendAway }, { path: 'new' }])
  await router.navigate('/old')
  expect(router.state.location).toMatchObject({ pathname: '/new', search: '?x=1' })
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/')
})

it('gives up redirects that go round', async () => {
  const guard = vi.fn<() => never>(() => {
    throw redirect('/round')
  })
  const router = aRouter([{ path: 'round', guard }])
  await router.navigate('/round')
  expect(guard.mock.calls.length).toBeLessThan(20)
  expect(router.state.failure).toBeDefined()
})

it('lets the last of two navigations win', async () => {
  const slow = Promise.withResolvers<RouteModule>()
  const router = aRouter([{ path: 'slow', lazy: () => slow.promise }, { path: 'fast' }])
  const first = router.navigate('/slow')
  await router.navigate('/fast')
  slow.resolve({})
  await first
  expect(router.state.location.pathname).toBe('/fast')
})

it('asks for a download that failed again the next time', async () => {
  const lazy = vi
    .fn<() => Promise<RouteModule>>()
    .mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
    .mockResolvedValue({})
  const router = aRouter([{ path: 'screen', lazy }])
  await router.navigate('/screen')
  expect(router.state.failure?.error).toBeInstanceOf(Error)
  await router.revalidate()
  expect(router.state.failure).toBeUndefined()
})

it('loads a frame again only when its own parameters change', async () => {
  const loader = vi.fn<() => void>()
  const router = aRouter([
    { path: 'games/:id', loader, children: [{ path: 'board' }, { path: 'ranks' }] },
  ])
  await router.navigate('/games/1/board')
  await router.navigate('/games/1/ranks?div=2')
  expect(loader).toHaveBeenCalledTimes(1)
  await router.navigate('/games/2/ranks')
  expect(loader).toHaveBeenCalledTimes(2)
  await router.revalidate()
  expect(loader).toHaveBeenCalledTimes(3)
})

it('changes the query at once when nothing has to be loaded', async () => {
  const router = aRouter([{ path: 'list' }])
  await router.navigate('/list')
  void router.navigate('?q=a', { replace: true })
  void router.navigate('?q=ab', { replace: true })
  expect(router.state.location.search).toBe('?q=ab')
})

it('never leaves the site for an address that starts with two slashes', async () => {
  const router = aRouter([{ path: '*' }])
  expect(router.href('//evil.example/x')).toBe('/evil.example/x')
})

it('asks a blocker before it leaves, both ways, and goes on when told', async () => {
  const router = aRouter([{ path: 'a' }, { path: 'b' }], '/a', '/b')
  await vi.waitFor(() => expect(router.state.isLoading).toBe(false))
  const asked: (() => void)[] = []
  const stop = router.block((_next, proceed) => asked.push(proceed) > 0)
  await router.navigate('/a')
  expect(router.state.location.pathname).toBe('/b')
  void router.navigate(-1)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(router.state.location.pathname).toBe('/b')
  asked[1]?.()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/a'))
  stop()
})

it('leaves the routes on screen what they are while only the query changes', async () => {
  const router = aRouter([{ path: 'board' }, { path: 'team' }], '/', '/board')
  await vi.waitFor(() => expect(router.state.isLoading).toBe(false))
  const { matches } = router.state
  await router.navigate('/board?c=7')
  expect(router.state.matches).toBe(matches)
  await router.navigate('/team')
  expect(router.state.matches).not.toBe(matches)
})
