import { accountQueries, editGameQueries, gameQueries } from '@halyard/query'
import { expect, it } from 'vitest'
import { usePlaces } from '#features/palette/use-places.tsx'
import { useStaffPlaces } from '#features/palette/use-staff-places.tsx'
import { screens } from '#shared/screens.ts'
import { serveFrom, show } from '#shared/testing.tsx'

/** Screens without a name to type: steps of an account that letters and links lead to, and one post among many. */
const unnamed = new Set([
  'login',
  'register',
  'join',
  'invitation',
  'pending',
  'verify',
  'confirm',
  'recovery',
  'reset',
  'post',
])

function Ids() {
  const groups = [...usePlaces(), ...useStaffPlaces()]
  return <output>{groups.flatMap(({ items }) => items.map(({ id }) => id)).join(' ')}</output>
}

async function idsAt(path: string) {
  serveFrom({
    'GET /api/config': {
      body: {
        extensions: ['audit', 'controlRoom', 'gameStaff', 'questions', 'signals', 'webhooks'],
      },
    },
    'GET /api/account/profile': { body: { userId: '1', userName: 'ada', role: 'Admin' } },
    'GET /api/game/recent': { body: [] },
    'GET /api/edit/games/1': { body: { id: 1, title: 'Hidden' } },
  })
  const { screen, queryClient } = await show(<Ids />, path)
  await queryClient.query(accountQueries.profile())
  await queryClient.query(gameQueries.recent(0))
  await queryClient.query(editGameQueries.detail(1))
  await expect.element(screen.getByText(/page-adminUsers/)).toBeVisible()
  const ids = screen.getByRole('status').element().textContent?.split(' ') ?? []
  await screen.unmount()
  return ids
}

it('knows every screen that an administrator may open', async () => {
  const ids = new Set([
    ...(await idsAt('/admin/games/1/challenges/7')),
    ...(await idsAt('/posts/3')),
  ])
  const missing = Object.keys(screens).filter(
    (name) => !unnamed.has(name) && !ids.has(`page-${name}`),
  )
  expect(missing).toEqual([])
})
