import { expect, it } from 'vitest'
import { GameTabs } from '#features/games/bar/game-tabs.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const game = aGame({ start: now() - hour, end: now() + hour, status: 'Accepted' })
const parts = { hasChallenges: true, hasScoreboard: true, hasMonitor: false, hasAdmin: false }

async function open(extensions: string[]) {
  const question = { id: 5, content: 'Why?', answer: 'So.', isUnread: true }
  const asked = serveFrom({
    'GET /api/config': { body: { title: 'Quay', slogan: '', extensions } },
    'GET /api/account/profile': { body: { userId: 'a', userName: 'ada', role: 'User' } },
    'GET /api/game/1/questions': { body: [question, { ...question, id: 6, isUnread: false }] },
  })
  const { screen } = await show(<GameTabs game={game} parts={parts} progress={false} />)
  await expect.element(screen.getByRole('link', { name: 'Scoreboard' })).toBeVisible()
  return { screen, asked }
}

it('counts the answers that nobody has read', async () => {
  const { screen } = await open(['questions'])
  await expect.element(screen.getByRole('link', { name: 'Questions (1)' })).toBeVisible()
})

it('is not there on a server without questions', async () => {
  const { screen, asked } = await open([])
  await expect.poll(() => asked.map(({ what }) => what)).toContain('GET /api/config')
  expect(screen.getByRole('link', { name: 'Questions' }).elements()).toEqual([])
})
