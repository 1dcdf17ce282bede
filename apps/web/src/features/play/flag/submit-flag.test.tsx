import { useGetClientConfig, useGetGame, useListNotices } from '@halyard/query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardScreen } from '#features/play/board/board-screen.tsx'
import { AnswerWatcher } from '#features/play/flag/answer-watcher.tsx'
import { now } from '#shared/clock/clock.ts'
import { aChallenge, aChallengeInfo, aGame, someDetails } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const game = aGame({ start: now() - hour, end: now() + hour, status: 'Accepted' })
const ferry = aChallengeInfo({ id: 3, title: 'SSR Ferry', category: 'Web', score: 399 })
const details = {
  ...someDetails([ferry]),
  challengeCount: 1,
  teamToken: '',
  writeupRequired: false,
  writeupDeadline: 0,
}

/** The board with an open challenge, and what the frame around it reads of the game. */
function Play() {
  useGetClientConfig()
  useGetGame(game.id)
  useListNotices(game.id)
  return (
    <>
      <BoardScreen game={game} />
      <AnswerWatcher isBoardOpen gameId={game.id} openId={3} titleOf={() => ferry.title} />
    </>
  )
}

beforeEach(async () => {
  // No polls: they would be counted, too.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  sessionStorage.clear()
  localStorage.clear()
  await page.viewport(1440, 900)
})
afterEach(() => void vi.useRealTimers())

it('refetches what a verdict changes, once, and nothing else', { timeout: 30_000 }, async () => {
  const asked = serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', role: 'User', userName: 'iris' } },
    'GET /api/config': { body: { apiPublicKey: null } },
    'GET /api/game/1': { body: game },
    'GET /api/game/1/details': { body: details },
    'GET /api/game/1/notices': { body: [] },
    'GET /api/game/1/challenges/3': { body: aChallenge({ id: 3, title: ferry.title }) },
    'POST /api/game/1/challenges/3': { body: 41 },
    'GET /api/game/1/challenges/3/status/41': { body: 'WrongAnswer' },
  })
  const { screen } = await show(<Play />, '/?c=3')
  await screen.getByRole('textbox', { name: 'Flag' }).fill('HL{no}')
  await vi.waitFor(() => expect(asked.map(({ what }) => what)).toContain('GET /api/config'))
  const before = asked.length
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Not the flag.')).toBeVisible()
  // Long enough for a second round.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(asked.slice(before).map(({ what }) => what)).toEqual([
    'POST /api/game/1/challenges/3',
    'GET /api/game/1/challenges/3/status/41',
    'GET /api/game/1/details',
    'GET /api/game/1/challenges/3',
    'GET /api/game/1/notices',
  ])
})
