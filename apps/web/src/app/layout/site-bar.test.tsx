import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SiteBar } from '#app/layout/site-bar.tsx'
import { reportFirstPaint } from '#shared/first-paint.ts'
import { aGame } from '#shared/game/builders.ts'
import { serveFrom, show } from '#shared/testing.tsx'

const hour = 3_600_000

beforeEach(() => page.viewport(1440, 900))
beforeEach(reportFirstPaint)
afterEach(() => page.viewport(414, 896))

it('keeps everything where it is when the bell of the game comes', async () => {
  const known = Promise.withResolvers<void>()
  const now = Date.now()
  const game = aGame({ id: 1, status: 'Accepted', start: now - hour, end: now + 2 * hour })
  serveFrom({
    'GET /api/account/profile': { body: { userId: 'u1', userName: 'iris', role: 'User' } },
    'GET /api/game/1': { body: game, after: known.promise },
    'GET /api/game/1/notices': { body: [] },
  })
  const { screen } = await show(<SiteBar />, '/games/1', '/games/:gameId')
  const account = screen.getByRole('button', { name: /iris/ })
  const search = screen.getByRole('button', { name: 'Search or run a command' })
  const places = () =>
    [account, search].map((found) => Math.round(found.element().getBoundingClientRect().x))
  await expect.element(account).toBeVisible()
  const before = places()
  known.resolve()
  await expect.element(screen.getByRole('button', { name: 'Notices' })).toBeVisible()
  expect(places()).toEqual(before)
})
