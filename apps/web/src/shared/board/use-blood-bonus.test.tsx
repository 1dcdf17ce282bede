import type { Game } from '@halyard/api'
import { packBloodBonus } from '@halyard/rules'
import { expect, it } from 'vitest'
import { useBloodBonus } from '#shared/board/use-blood-bonus.ts'
import { now } from '#shared/clock/clock.ts'
import { reportFirstPaint } from '#shared/first-paint.ts'
import { aGame, aScoreboard } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'
import type { Asked } from '#shared/testing.tsx'

const hour = 3_600_000
const running = { start: now() - hour, end: now() + hour }
const bloodBonus = packBloodBonus({ first: 50, second: 30, third: 10 })
const answers = { 'GET /api/game/1/scoreboard': { body: aScoreboard([], [], { bloodBonus }) } }

const boardsOf = (asked: readonly Asked[]) =>
  asked.filter(({ what }) => what === 'GET /api/game/1/scoreboard')

function Bonus({ game }: { game: Game }) {
  return <output>{useBloodBonus(game) ?? 'unknown'}</output>
}

it('leaves the connection to the first screen', async () => {
  const asked = serveFrom(answers)
  const { screen } = await show(<Bonus game={aGame(running)} />)
  // There is room for it until then.
  await expect.element(screen.getByText('waiting')).toBeVisible()
  // Longer than an undelayed call takes to be sent.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(boardsOf(asked)).toEqual([])
  reportFirstPaint()
  await expect.element(screen.getByText(String(bloodBonus))).toBeVisible()
})

it('does without where the scoreboard is large', async () => {
  reportFirstPaint()
  const asked = serveFrom(answers)
  const { screen } = await show(<Bonus game={aGame({ ...running, teamCount: 400 })} />)
  await expect.element(screen.getByText('unknown')).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(boardsOf(asked)).toEqual([])
})
