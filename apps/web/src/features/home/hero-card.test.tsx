import { expect, it } from 'vitest'
import { HeroCard } from '#features/home/hero-card.tsx'
import { now } from '#shared/clock/clock.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

it('shows the name of a team as it was written, also where it looks like markup', async () => {
  serveFrom({})
  const teamName = '<b>Gulls</b>'
  const game = aGame({ start: now() + 60_000, status: 'Accepted', teamName })
  const { screen } = await show(
    <HeroCard game={{ ...game, poster: null, limit: 0 }} detail={game} />,
  )
  await expect.element(screen.getByText(teamName)).toBeVisible()
  await screen.unmount()
})
