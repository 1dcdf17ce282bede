import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { GameFrameBar } from '#features/games/bar/game-frame-bar.tsx'
import { aChallengeInfo, aGame, aRow, someDetails } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

beforeEach(() => page.viewport(1440, 900))
afterEach(() => page.viewport(414, 896))

const startOf = (found: Element) => Math.round(found.getBoundingClientRect().x)

it('keeps its tabs and its clock where they are when rank, score and progress come', async () => {
  const details = Promise.withResolvers<void>()
  const challenges = Array.from({ length: 12 }, () => aChallengeInfo())
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'iris', role: 'User' } },
    'GET /api/game/1/details': {
      body: { ...someDetails(challenges), rank: aRow({ name: 'null & void', score: 3220 }) },
      after: details.promise,
    },
  })
  const now = Date.now()
  const game = aGame({ id: 1, status: 'Accepted', start: now - hour, end: now + 2 * hour })
  const { screen } = await show(<GameFrameBar game={game} />)
  const scoreboard = screen.getByRole('link', { name: 'Scoreboard' })
  const places = () =>
    [scoreboard, screen.getByText('Ends in')].map((found) => startOf(found.element()))
  await expect.element(scoreboard).toBeVisible()
  const before = places()
  details.resolve()
  await expect.element(screen.getByText('0/12')).toBeVisible()
  await expect.element(screen.getByText('3,220')).toBeVisible()
  expect(places()).toEqual(before)
})
