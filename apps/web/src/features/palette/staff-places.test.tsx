import type { Role } from '@halyard/api'
import { accountQueries, gameQueries } from '@halyard/query'
import { expect, it } from 'vitest'
import { Palette } from '#features/palette/palette.tsx'
import { now } from '#shared/clock/clock.ts'
import { setPaletteQuery } from '#shared/menus/palette.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const aGame = (id: number, title: string, start: number, end: number) => ({
  id,
  title,
  summary: '',
  poster: null,
  limit: 0,
  start,
  end,
})

async function openFor(role: Role, path: string) {
  serveFrom({
    'GET /api/config': { body: {} },
    'GET /api/account/profile': { body: { userId: '1', userName: 'ada', role } },
    'GET /api/game/recent': {
      body: [
        aGame(1, 'Harbour Lights', now() - hour, now() + hour),
        aGame(2, 'Old Docks', now() - 9 * hour, now() - 8 * hour),
      ],
    },
    'GET /api/team': { body: [] },
  })
  setPaletteQuery('')
  const { screen, queryClient, router } = await show(
    <Palette open onOpenChange={() => {}} onShowKeys={() => {}} />,
    path,
  )
  await queryClient.query(accountQueries.profile())
  await queryClient.query(gameQueries.recent(0))
  return { screen, router, input: screen.getByRole('combobox') }
}

it.each([
  ['users', /^Users/, '/admin/users'],
  ['settings', /^Settings/, '/admin/settings'],
  ['health', /^Health/, '/admin/health'],
  ['notices', /^Notices/, '/admin/games/1/notices'],
  ['review', /^Review/, '/admin/games/1/review'],
  ['monitor', /^Monitor/, '/games/1/monitor'],
  ['submissions', /^Submissions/, '/games/1/monitor/submissions'],
  ['mail', /^Mail/, '/admin/settings/mail'],
  ['setup', /^Setup/, '/admin/setup'],
  ['new post', /^New post/, '/posts/new'],
])('an administrator who types %s goes there', async (typed, name, address) => {
  const { screen, input, router } = await openFor('Admin', '/admin/files')
  await input.fill(typed)
  await screen.getByRole('option', { name }).first().click()
  await expect.poll(() => router.state.location.pathname).toBe(address)
})

it('means the game that is open in the administration', async () => {
  const { screen, input, router } = await openFor('Admin', '/admin/games/2/info')
  await input.fill('review')
  await screen.getByRole('option', { name: /^Review/ }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/admin/games/2/review')
})

it('offers a player no place of staff', async () => {
  const { screen, input } = await openFor('User', '/games/1')
  for (const typed of ['users', 'health', 'review', 'monitor']) {
    await input.fill(typed)
    await expect.element(screen.getByText(`Nothing matches “${typed}”`)).toBeVisible()
  }
})

it('offers a monitor what may be watched, not what only administrators open', async () => {
  const { screen, input } = await openFor('Monitor', '/games/1')
  await input.fill('cheat')
  await expect.element(screen.getByRole('option', { name: /^Cheat info/ })).toBeVisible()
  await input.fill('review')
  await expect.element(screen.getByText('Nothing matches “review”')).toBeVisible()
})
