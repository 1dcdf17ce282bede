import type { Submission } from '@halyard/api'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { MonitorFrame } from '#features/monitor/monitor-frame.tsx'
import { OverviewScreen } from '#features/monitor/overview/overview-screen.tsx'
import { aChallengeInfo, aGame, aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'
import { serveFrom, showRoutes } from '#shared/testing.tsx'

const hour = 3_600_000
const aWrongAnswer = (time: number): Submission => ({
  ...{ answer: `HL{${time}}`, status: 'WrongAnswer', time, user: 'khai' },
  ...{ team: 'Oscar', challenge: 'Capstan' },
})

function open(times: { start: number; end: number }) {
  const challenges = [
    aChallengeInfo({ id: 7, title: 'Fog horn', solved: 1 }),
    aChallengeInfo({ id: 8, title: 'Capstan' }),
    aChallengeInfo({ id: 9, title: 'Unseen' }),
  ]
  const rows = [
    aRow({ name: 'null & void', score: 500, solvedChallenges: [aSolve({ id: 7 })] }),
    aRow({ name: 'Oscar', rank: 2 }),
  ]
  const answers = Array.from({ length: 6 }, (_, index) => aWrongAnswer(Date.now() - index * 1000))
  const asked = serveFrom({
    'GET /api/game/3/scoreboard': { body: aScoreboard(rows, challenges) },
    'GET /api/game/3/submissions': [
      { body: answers },
      { body: [] },
      { body: answers },
      { body: [] },
    ],
  })
  const game = aGame({ id: 3, ...times })
  const element = (
    <MonitorFrame gameId={3}>
      <OverviewScreen game={game} health={null} />
    </MonitorFrame>
  )
  return showRoutes([{ path: '*', element }], '/games/3/monitor').then((shown) => ({
    asked,
    ...shown,
  }))
}

const running = () => ({ start: Date.now() - hour, end: Date.now() + hour })

it('shows who leads, who is stuck, and which challenges nobody solved or tried', async () => {
  await page.viewport(1280, 900)
  const { router } = await open(running())
  const leaders = page.getByRole('region', { name: 'Leaders' })
  await expect.element(leaders.getByRole('listitem').first()).toHaveTextContent('1null & void500')
  const stuck = page.getByRole('region', { name: 'Stuck teams' })
  await expect.element(stuck.getByText(/6 wrong flags/)).toBeVisible()
  const rows = page.getByRole('table', { name: 'Challenges' }).getByRole('row')
  await expect.element(rows.first()).toBeVisible()
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Challenge'),
    expect.stringMatching(/^Unseen.*Nobody$/),
    expect.stringMatching(/^Capstan.*1 team$/),
    expect.stringMatching(/^Fog horn1 · 50/),
  ])
  await stuck.getByRole('link', { name: 'Oscar' }).click()
  expect(router.state.location.search).toBe('?team=Oscar&type=wrong')
})

it('before the game it says when it begins, and asks for nothing', async () => {
  const { asked } = await open({ start: Date.now() + hour, end: Date.now() + 2 * hour })
  await expect.element(page.getByText('The game has not begun')).toBeVisible()
  // What the platform offers is asked on every screen.
  expect(asked.filter(({ what }) => what !== 'GET /api/config')).toEqual([])
})

it('after the game nobody is stuck any more', async () => {
  await open({ start: Date.now() - 2 * hour, end: Date.now() - hour })
  await expect.element(page.getByRole('region', { name: 'Leaders' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Stuck teams' }).elements()).toHaveLength(0)
})
