import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AdminNav } from '#shared/layout/admin-nav.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const total = (count: number) => ({ body: { data: [], length: 0, total: count } })
const game = (id: number, title: string) => ({ id, title, start: 0, end: 1 })
const party = (id: number, status: string) => ({
  id,
  status,
  team: { id, name: `Team ${id}`, members: [] },
  registeredMembers: [],
  divisionId: null,
})

beforeEach(() => page.viewport(1200, 900))

async function open(path: string) {
  serveFrom({
    'GET /api/config': { body: {} },
    'GET /api/account/profile': { body: { userId: 'u', userName: 'mara', role: 'Admin' } },
    'GET /api/edit/games?count=1&skip=0': total(12),
    'GET /api/edit/games': { body: { data: [game(1, 'Quay CTF'), game(2, 'Pier CTF')], total: 2 } },
    'GET /api/edit/games/1': { body: game(1, 'Quay CTF') },
    'GET /api/edit/games/1/challenges': { body: [{ id: 7 }, { id: 8 }] },
    'GET /api/game/1/participations': {
      body: [party(1, 'Pending'), party(2, 'Accepted'), party(3, 'Pending')],
    },
    'GET /api/admin/users': total(1893),
    'GET /api/admin/teams': total(418),
    'GET /api/admin/instances': total(41),
  })
  return show(<AdminNav />, path, path.includes('/games/') ? '/admin/games/:gameId/*' : '*')
}

it('says beside each section how much there is, and how many teams wait', async () => {
  const { screen } = await open('/admin/games/1/notices')
  const rail = screen.getByRole('navigation', { name: 'Administration' })
  await expect.element(rail.getByRole('link', { name: 'Review 2 teams wait' })).toBeVisible()
  await expect.element(rail.getByRole('link', { name: 'Challenges 2' })).toBeVisible()
  await expect.element(rail.getByRole('link', { name: 'Users 1,893' })).toBeVisible()
  await expect.element(rail.getByRole('link', { name: 'Games 12' })).toBeVisible()
})

it('puts the open game first, with ways to where it is watched and played', async () => {
  const { screen } = await open('/admin/games/1/notices')
  const rail = screen.getByRole('navigation', { name: 'Administration' })
  const groups = () =>
    rail
      .getByRole('group')
      .elements()
      .map((group) => group.textContent)
  await expect.poll(groups).toHaveLength(5)
  await expect.poll(() => groups()[0]).toMatch(/^Quay CTF/)
  const to = (name: string) => rail.getByRole('link', { name }).element().getAttribute('href')
  expect(to('Monitor')).toBe('/games/1/monitor')
  expect(to('Scoreboard')).toBe('/games/1/scoreboard')
})

it('switches to the same section of another game', async () => {
  const { screen, router } = await open('/admin/games/1/notices')
  await screen.getByRole('button', { name: 'Game: Quay CTF. Switch to another one' }).click()
  await screen.getByRole('menuitem', { name: 'Pier CTF' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/games/2/notices')
})

it('groups what is about people and what is about the system', async () => {
  const { screen } = await open('/admin/users')
  const people = screen.getByRole('group', { name: 'People' })
  await expect.element(people.getByRole('link', { name: /^Users/ })).toBeVisible()
  const system = screen.getByRole('group', { name: 'System' })
  await expect.element(system.getByRole('link', { name: 'Setup' })).toBeVisible()
})
