import type { Role } from '@halyard/api'
import { expect, it } from 'vitest'
import { AccountMenu } from '#app/layout/account-menu.tsx'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const fromTo = (from: number, to: number) => ({
  start: Date.now() + from * hour,
  end: Date.now() + to * hour,
})

const running = aGame({ id: 1, title: 'Harbour Lights', ...fromTo(-1, 1) })
const over = aGame({ id: 2, title: 'Low Tide', ...fromTo(-9, -8) })
const older = aGame({ id: 3, title: 'Ebb', ...fromTo(-99, -98) })
const upcoming = aGame({ id: 4, title: 'Spring Tide', ...fromTo(8, 9) })

async function open(role: Role, path: string, recent = [upcoming, running, over, older]) {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'iris', role } },
    'GET /api/game/recent': { body: recent },
    'GET /api/game/2': { body: over },
  })
  const { screen } = await show(<AccountMenu />, path)
  await screen.getByRole('button', { name: 'Account of iris' }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  return { screen, asked }
}

it.each([
  ['Monitor', '/', ['Monitor Harbour Lights: /games/1/monitor']],
  [
    'Admin',
    '/account/profile',
    ['Monitor Harbour Lights: /games/1/monitor', 'Admin: /admin/games'],
  ],
  ['Admin', '/games/2', ['Monitor Low Tide: /games/2/monitor', 'Admin: /admin/games']],
] as const)('leads a person with the role %s at %s to %j', async (role, path, expected) => {
  const { screen } = await open(role, path)
  await expect.element(screen.getByText('Monitor')).toBeVisible()
  expect(staffLinks(screen.getByRole('menuitem').elements())).toEqual(expected)
})

it('leads a player nowhere else, and asks nothing for it', async () => {
  const { screen, asked } = await open('User', '/')
  expect(staffLinks(screen.getByRole('menuitem').elements())).toEqual([])
  expect(asked.map(({ what }) => what)).not.toContain('GET /api/game/recent')
})

it('leads to the last game where none is running', async () => {
  const { screen } = await open('Monitor', '/', [upcoming, over, older])
  await expect
    .element(screen.getByRole('menuitem', { name: 'Monitor Low Tide' }))
    .toHaveAttribute('href', '/games/2/monitor')
  await expect.element(screen.getByRole('menuitem', { name: 'Ebb' })).not.toBeInTheDocument()
})

const staffLinks = (links: readonly Element[]) =>
  links
    .map((link) => `${content(link)}: ${link.getAttribute('href')}`)
    .filter((text) => /Monitor|Admin/.test(text))

/** Label and note, as they are read. */
const content = (element: Element) =>
  [...element.querySelectorAll('bdi, span')]
    .filter(({ children }) => children.length === 0)
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(' ')
