import '@halyard/ui/styles'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Projector } from '#features/scoreboard/projector/projector.tsx'
import { packBoard } from '#shared/board/table.ts'
import { now } from '#shared/clock/clock.ts'
import { aChallengeInfo, aGame, aRow, aScoreboard, aSolve } from '#shared/game/builders.ts'
import { show } from '#shared/testing.tsx'

const hour = 3_600_000
// Without a bonus for the first solves there are no bloods.
const tin = aChallengeInfo({ id: 5, title: 'Cookie Tin', solved: 1, bloods: [] })
const tide = aChallengeInfo({ id: 6, title: 'Tide Table', solved: 0 })
const solve = aSolve({ id: 5, type: 'Normal', time: now() - hour })
const rows = Array.from({ length: 10 }, (_, n) =>
  aRow({ id: n + 1, name: `Team ${n}`, score: 525 - n, rank: n + 1, solvedChallenges: [solve] }),
)
const table = packBoard(aScoreboard(rows, [tin, tide]))

const open = (endsIn: number, search = '', shown = table) =>
  show(
    <Projector
      game={aGame({ start: now() - 2 * hour, end: now() + endsIn })}
      table={shown}
      updatedAt={now()}
    />,
    `/games/1/scoreboard?view=live${search}`,
  )

beforeEach(() => page.viewport(1440, 900))

it('counts what was solved, with or without a bonus', async () => {
  const { screen } = await open(hour)
  await expect.element(screen.getByText(/1 solved at least once/)).toBeVisible()
  await expect.element(screen.getByText('Live')).toBeVisible()
  await expect.element(screen.getByText('Ends in')).toBeVisible()
})

it('says of a game that has ended when that was, and that the standings are final', async () => {
  const { screen } = await open(-hour)
  await expect.element(screen.getByText('Ended')).toBeVisible()
  await expect.element(screen.getByText('Final standings')).toBeVisible()
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Live')).not.toBeInTheDocument()
})

function boxOf(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('It is not there')
  return element.getBoundingClientRect()
}

it('can be left without a keyboard, also on a phone, where nothing lies over anything', async () => {
  await page.viewport(390, 844)
  const { screen, router } = await open(hour)
  const leave = screen.getByRole('button', { name: 'Leave the projector' })
  await expect.element(leave).toBeVisible()
  const main = screen.getByRole('main').element()
  expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  const last = boxOf(screen.getByRole('listitem').last().element())
  const panel = boxOf(screen.getByText('Latest bloods').element().parentElement)
  const status = boxOf(screen.getByText('Live').element())
  expect(panel.top).toBeGreaterThanOrEqual(last.bottom)
  expect(status.top).toBeGreaterThanOrEqual(panel.bottom)
  await leave.click()
  expect(router.state.location.pathname).toBe('/games/1/scoreboard')
})

it('shows one division with its own ranks, teams and bloods, and leaves for its scoreboard', async () => {
  const blood = (id: number, type: 'FirstBlood' | 'SecondBlood') =>
    aSolve({ id, type, time: now() - hour })
  const divided = packBoard({
    ...aScoreboard(
      [
        aRow({
          ...{ id: 1, name: 'Robots', rank: 1, score: 900, divisionId: 3, divisionRank: 1 },
          solvedChallenges: [blood(5, 'FirstBlood')],
        }),
        aRow({
          ...{ id: 2, name: 'Humans', rank: 2, score: 500, divisionId: 4, divisionRank: 1 },
          solvedChallenges: [blood(5, 'SecondBlood')],
        }),
        aRow({ ...{ id: 3, name: 'Others', rank: 3, score: 400, divisionId: 4, divisionRank: 2 } }),
      ],
      [tin, tide],
    ),
    divisions: [
      { id: 3, name: 'With assistants', defaultPermissions: 0, challengeConfigs: {} },
      { id: 4, name: 'People', defaultPermissions: 0, challengeConfigs: {} },
    ],
  })
  const { screen, router } = await open(hour, '&div=4', divided)
  await expect.element(screen.getByText('People', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/2 teams/)).toBeVisible()
  await expect.element(screen.getByText('Robots')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Others').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Leave the projector' }).click()
  expect(router.state.location.search).toBe('?div=4')
})
