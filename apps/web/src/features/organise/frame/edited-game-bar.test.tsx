import { expect, it } from 'vitest'
import { anEditGame } from '#features/organise/builders.ts'
import { EditedGameBar } from '#features/organise/frame/edited-game-bar.tsx'
import { aClientConfig } from '#shared/platform/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

it.each([
  [null, 'Live', 'Paused'],
  [Date.now() - 60_000, 'Paused', 'Live'],
])('says of a running game that is paused since %o: %s', async (pausedSince, label, other) => {
  const game = anEditGame({ id: 3, start: Date.now() - hour, end: Date.now() + hour })
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u', userName: 'mara', role: 'Admin' } },
    'GET /api/config': { body: aClientConfig({ extensions: ['schedule'] }) },
    'GET /api/edit/games/3/schedule': {
      body: { freezeAt: null, revealedAt: null, pausedSince, releases: [], etag: '"1"' },
    },
  })
  const { screen } = await show(<EditedGameBar game={game} />)
  await expect.element(screen.getByText(label, { exact: true }).first()).toBeVisible()
  await expect.element(screen.getByText(other, { exact: true })).not.toBeInTheDocument()
})
