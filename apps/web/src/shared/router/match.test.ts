import { expect, it } from 'vitest'
import { matchRoutes } from '#shared/router/match.ts'
import type { RouteObject } from '#shared/router/types.ts'

const game: RouteObject = { path: ':gameId', children: [{}, { path: 'board' }] }
const routes: RouteObject[] = [
  { path: '/', children: [{}, { path: 'games', children: [{}, game] }, { path: '*' }] },
]
const found = (address: string) => matchRoutes(routes, address)
const patterns = (address: string) => found(address)?.map(({ route }) => route.path)

it('gives the way from the root to the screen, with the parameters of all of it', () => {
  expect(patterns('/games/7/board')).toEqual(['/', 'games', ':gameId', 'board'])
  expect(found('/games/7/board')?.[0]?.params).toEqual({ gameId: '7' })
})

it.each(['/GAMES/7/Board', '/games/7/board/', '/games/7/board?c=1#top'])(
  'takes %s for the same',
  (address) => {
    expect(patterns(address)).toEqual(patterns('/games/7/board'))
  },
)

it('decodes parameters, and leaves alone what is not encoded rightly', () => {
  expect(found('/games/%E5%A5%BD')?.at(-1)?.params.gameId).toBe('好')
  expect(found('/games/%E5%A')?.at(-1)?.params.gameId).toBe('%E5%A')
})

it('leaves the rest to the splat', () => {
  expect(found('/no/such/place')?.at(-1)?.params['*']).toBe('no/such/place')
})
