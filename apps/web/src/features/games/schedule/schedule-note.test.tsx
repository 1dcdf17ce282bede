import { expect, it } from 'vitest'
import { ScheduleNote } from '#features/games/schedule/schedule-note.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { PhaseBadge } from '#shared/game/phase/phase-badge.tsx'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000
const calm = { freezeAt: null, revealedAt: null, pausedSince: null }

async function open(schedule: Partial<Record<keyof typeof calm, number | null>> | undefined) {
  serveFrom({})
  const game = aGame({
    start: now() - hour,
    end: now() + hour,
    ...(schedule && { schedule: { ...calm, ...schedule } }),
  })
  const { screen } = await show(
    <>
      <PhaseBadge game={game} />
      <ScheduleNote game={game} />
    </>,
  )
  return screen
}

it('says that the game is paused, and for how long', async () => {
  const screen = await open({ pausedSince: now() - 90_000 })
  await expect.element(screen.getByText('The game is paused')).toBeVisible()
  await expect.element(screen.getByText(/01:3\d/)).toBeVisible()
  await expect.element(screen.getByText('Paused', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Live')).not.toBeInTheDocument()
})

it('says that the scoreboard is frozen, from that moment until the reveal', async () => {
  const frozen = await open({ freezeAt: now() - 1000 })
  await expect.element(frozen.getByText('The scoreboard is frozen')).toBeVisible()
  await expect.element(frozen.getByText('Live')).toBeVisible()
})

it.each([
  ['before the freeze', { freezeAt: now() + hour }],
  ['after the reveal', { freezeAt: now() - hour, revealedAt: now() - 1000 }],
  ['on other servers', undefined],
])('says nothing %s', async (_when, schedule) => {
  const screen = await open(schedule)
  await expect.element(screen.getByText('Live')).toBeVisible()
  await expect.element(screen.getByText('The scoreboard is frozen')).not.toBeInTheDocument()
  await expect.element(screen.getByText('The game is paused')).not.toBeInTheDocument()
})
