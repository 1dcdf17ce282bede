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
