import { expect, it } from 'vitest'
import { WriteupSection } from '#features/games/writeup/writeup-section.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

async function open(deadline: number, submitted: boolean) {
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', role: 'User', userName: 'iris' } },
    'GET /api/game/1/details': {
      body: { challenges: {}, challengeCount: 0, writeupRequired: true, writeupDeadline: deadline },
    },
    'GET /api/game/1/writeup': {
      body: { submitted, name: 'w.pdf', fileSize: submitted ? 1000 : 0, note: '' },
    },
  })
  const times = { start: now() - 2 * hour, end: now() + hour }
  const game = aGame({ ...times, status: 'Accepted', writeupRequired: true })
  const { screen } = await show(<WriteupSection game={game} />)
  await expect.element(screen.getByText(submitted ? /handed it in/ : /none yet/)).toBeVisible()
  return screen
}

it('a write-up that was handed in can be looked at after the deadline', async () => {
  const screen = await open(now() - 60_000, true)
  await expect.element(screen.getByRole('button', { name: 'Show write-up' })).toBeVisible()
})

it('after the deadline there is no button where there is nothing to show', async () => {
  const screen = await open(now() - 60_000, false)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

it('until then it can be handed in', async () => {
  const screen = await open(now() + 60_000, false)
  await expect.element(screen.getByRole('button', { name: 'Hand in write-up' })).toBeVisible()
})
