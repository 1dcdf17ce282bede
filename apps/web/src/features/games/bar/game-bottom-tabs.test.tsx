import type { Role } from '@halyard/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GameBottomTabs } from '#features/games/bar/game-bottom-tabs.tsx'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

beforeEach(() => page.viewport(390, 844))
afterEach(() => page.viewport(414, 896))

async function open(role: Role, startsIn = -hour) {
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'iris', role } },
    'GET /api/game/1': {
      body: aGame({
        status: 'Accepted',
        start: Date.now() + startsIn,
        end: Date.now() + 2 * hour,
      }),
    },
  })
  const { screen } = await show(<GameBottomTabs />, '/games/1', '/games/:gameId')
  return screen
}

it('opens what does not fit, by the finger and by the keyboard', async () => {
  const screen = await open('User')
  const more = screen.getByRole('button', { name: 'More' })
  await more.click()
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByRole('menuitem', { name: 'All games' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'All games' })).toHaveFocus()
})

it.each([
  ['User', []],
  ['Monitor', ['/games/1/monitor']],
  ['Admin', ['/games/1/monitor', '/admin/games/1/info']],
] as const)('leads a person with the role %s to %j', async (role, expected) => {
  const screen = await open(role)
  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Teams' })).toBeVisible()
  const links = screen.getByRole('menuitem').elements()
  const addresses = links.map((link) => link.getAttribute('href') ?? '')
  expect(addresses.filter((address) => /monitor|admin/.test(address))).toEqual(expected)
})
