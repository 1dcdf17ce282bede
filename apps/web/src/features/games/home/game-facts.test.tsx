import { beforeEach, expect, it } from 'vitest'
import { GameFacts } from '#features/games/home/game-facts.tsx'
import { now } from '#shared/clock/clock.ts'
import { reportFirstPaint } from '#shared/first-paint.ts'
import { aGame, aScoreboard } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

beforeEach(reportFirstPaint)

it('shows with the rules what the first solves earn', async () => {
  serveFrom({ 'GET /api/game/1/scoreboard': { body: aScoreboard([]) } })
  const { screen } = await show(
    <GameFacts game={aGame({ start: now() - hour, end: now() + hour })} />,
  )
  await expect.element(screen.getByText('First solves')).toBeVisible()
  await expect.element(screen.getByText('+3%')).toBeVisible()
})

it('asks for no scoreboard before there is one', async () => {
  const asked = serveFrom({ 'GET /api/game/2/scoreboard': { body: aScoreboard([]) } })
  await show(
    <>
      <GameFacts game={aGame({ id: 1, start: now() + hour, end: now() + 2 * hour })} />
      <GameFacts game={aGame({ id: 2, start: now() - hour, end: now() + hour })} />
    </>,
  )
  const boards = () => asked.map(({ what }) => what).filter((what) => what.endsWith('/scoreboard'))
  await expect.poll(boards).toEqual(['GET /api/game/2/scoreboard'])
})
