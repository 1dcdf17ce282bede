import { createClient } from '@halyard/api'
import { connect } from '@halyard/query'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GamesScreen } from '#features/games/list/games-screen.tsx'
import { aGame } from '#shared/game/builders.ts'
import { show } from '#shared/testing.tsx'

it('takes the key of the search while the games are still on their way', async () => {
  const games = Promise.withResolvers<Response>()
  const respond = async ({ url }: Request) =>
    new URL(url).pathname === '/api/game' ? games.promise : new Response(null, { status: 401 })
  connect({ client: createClient({ baseUrl: window.location.origin, fetch: respond }) })
  const { screen } = await show(<GamesScreen />)
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await userEvent.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Search games' })
  expect(search.query()).toBe(document.activeElement)
  games.resolve(Response.json({ data: [aGame({ title: 'Tide' })], total: 1, length: 1 }))
  await expect.element(screen.getByRole('link', { name: 'Tide' })).toBeVisible()
  await expect.element(search).toHaveFocus()
})
