import { createQueryClient } from '@halyard/query'
import { expect, it } from 'vitest'
import { prefetchHero } from '#features/home/use-hero.ts'
import { currentMinute } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom } from '#shared/testing.tsx'

it('prefetches a game that ended within the minute, which the screen still takes for running', async () => {
  const game = aGame({ start: currentMinute() - 1000, end: currentMinute() + 1 })
  const asked = serveFrom({ [`GET /api/game/${game.id}`]: { body: game } })
  await prefetchHero(createQueryClient(), [game])
  expect(asked).toHaveLength(1)
})

it('prefetches the running game that ends next, of however many', async () => {
  const start = currentMinute() - 3_600_000
  const soon = aGame({ id: 1, start, end: start + 7_200_000 })
  const later = Array.from({ length: 14 }, (_, at) =>
    aGame({ id: at + 2, start: start + at, end: start + 9_000_000 }),
  )
  const asked = serveFrom({})
  await prefetchHero(createQueryClient(), [...later, soon])
  expect(asked.map(({ what }) => what)).toContain('GET /api/game/1')
})
