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

async function open(game: Game, userId = 'u') {
  const asked = serveFrom({
    'GET /api/game/recent': { body: [game] },
    'GET /api/game/1': { body: game },
    'GET /api/team/11/invite': { body: 'null & void:11:c41f0a6e2b7d4f9e8a35c41f0a6e2b7d' },
  })
  return { asked, ...(await show(<TeamPanel team={team} userId={userId} onGone={() => {}} />)) }
}

const accepted = { teamName: 'null & void', status: 'Accepted', start: now() - 2 * hour } as const

beforeEach(async () => {
  await page.viewport(1440, 900)
  useQuestion.setState({ question: undefined })
})

it('names the game that holds the team together, and lets nobody leave', async () => {
  const { screen } = await open(aGame({ ...accepted, end: now() + hour }))
  await expect.element(screen.getByText('Locked while Harbour Lights CTF is running')).toBeVisible()
  await expect.element(screen.getByText(/Nobody can leave or be removed before/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Leave' }))
    .toHaveAttribute('aria-disabled', 'true')
})

it('lets others join while it plays', async () => {
  const { screen } = await open(aGame({ ...accepted, end: now() + hour }), 'v')
  await expect.element(screen.getByText('Locked while Harbour Lights CTF is running')).toBeVisible()
  await expect.element(screen.getByText('Anyone with this code can join')).toBeVisible()
})

it('says that it is locked to a member who did not join the game; whether it can be left, the server decides', async () => {
  const { screen, asked } = await open(aGame({ start: now() - hour, end: now() + hour }))
  await expect.poll(() => asked.map(({ what }) => what)).toContain('GET /api/game/1')
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(screen.getByText('Locked while the team plays a game')).toBeVisible()
  await screen.getByRole('button', { name: 'Leave' }).click()
  expect(useQuestion.getState().question?.title).toContain('null & void')
})

it('can be left although it is marked as locked when its game has ended', async () => {
  const { screen } = await open(aGame({ ...accepted, end: now() - hour }))
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
