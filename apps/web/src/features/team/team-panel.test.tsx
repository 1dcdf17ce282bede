import type { Game, Team } from '@halyard/api'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TeamPanel } from '#features/team/team-panel.tsx'
import { now } from '#shared/clock/clock.ts'
import { useQuestion } from '#shared/feedback/feedback.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const member = { id: 'u', userName: 'iris', bio: null, avatar: null, captain: false }
const captain = { id: 'v', userName: 'otto', bio: null, avatar: null, captain: true }
const team: Team = {
  id: 11,
  name: 'null & void',
  bio: null,
  avatar: null,
  locked: true,
  members: [captain, member],
}

const open = (game: Game) => {
  serveFrom({
    'GET /api/game/recent': { body: [game] },
    'GET /api/game/1': { body: game },
  })
  return show(<TeamPanel team={team} userId="u" onGone={() => {}} />)
}

const accepted = { teamName: 'null & void', status: 'Accepted', start: now() - 2 * hour } as const

beforeEach(async () => {
  await page.viewport(1440, 900)
  useQuestion.setState({ question: undefined })
})

it('names the game that holds the team together, and lets nobody leave', async () => {
  const { screen } = await open(aGame({ ...accepted, end: now() + hour }))
  await expect.element(screen.getByText('Locked while Harbour Lights CTF is running')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Leave' }))
    .toHaveAttribute('aria-disabled', 'true')
})

it.each([
  ['its game has ended', { ...accepted, end: now() - hour }],
  ['a game runs that it is not in', { end: now() + hour, teamName: 'bit rot' }],
])('can be left although it is marked as locked when %s', async (_when, game) => {
  const { screen } = await open(aGame(game))
  await expect.element(screen.getByText(/^Locked while/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Leave' }).click()
  expect(useQuestion.getState().question?.title).toContain('null & void')
})

it('lists the games that the team has joined, and no others', async () => {
  const own = aGame({ ...accepted, id: 1, title: 'Regatta', end: now() + hour })
  const other = aGame({ id: 2, title: 'Derby', teamName: 'bit rot', status: 'Accepted' })
  serveFrom({
    'GET /api/game/recent': { body: [own, other] },
    'GET /api/game/1': { body: own },
    'GET /api/game/2': { body: other },
  })
  const { screen } = await show(<TeamPanel team={team} userId="u" onGone={() => {}} />)
  await expect.element(screen.getByRole('link', { name: 'Regatta' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Derby' })).not.toBeInTheDocument()
})
