// What screens show when the server does not give them what they ask for.
import { unwrap } from '@halyard/api'
import type { Route } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

/** Screens of a player that ask for something, and what tells that they could show it. */
const screens = [
  '/',
  '/games',
  '/games/GAME',
  '/games/GAME/challenges',
  '/games/GAME/scoreboard',
  '/posts',
  '/posts/POST',
  '/teams',
]

const refuse =
  (status: number, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { title: `The server says ${status}.`, status } })

const failures: Record<string, (route: Route) => Promise<void>> = {
  'a failure (500)': refuse(500),
  'maintenance (503)': (route) => route.fulfill({ status: 503, body: '<h1>Back soon</h1>' }),
  'a refusal (403)': refuse(403),
  'nothing there (404)': refuse(404),
  'no answer': (route) => route.abort('connectionreset'),
}

/** Who the reader is and what the platform is called are known; only what the screen is about fails. */
const isAsked = (url: URL) =>
  url.pathname.startsWith('/api/') && !/\/api\/(config|account\/profile)$/.test(url.pathname)

for (const [what, fail] of Object.entries(failures)) {
  test(`${what} is said on every screen, with a way on`, async ({ browser, server }) => {
    test.setTimeout(300_000)
    const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
    const actor = await newTeamIn(server, game.id)
    const { api } = await theAdmin(server)
    const body = { title: uniqueName('Notes '), summary: 'Short.', content: 'Long.' }
    const post = await unwrap(api.POST('/api/edit/posts', { body }))
    const context = await browser.newContext({
      baseURL: server,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      storageState: await storageOf(server, actor),
    })
    const page = await context.newPage()
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    await page.route(isAsked, fail)
    for (const screen of screens) {
      await page.goto(screen.replace('GAME', String(game.id)).replace('POST', post))
      const main = page.getByRole('main')
      // Told, and not with a wheel that turns for ever.
      await expect(main.locator('[aria-busy=true]'), screen).toHaveCount(0)
      await expect(main.getByRole('heading').first(), screen).toBeVisible()
      await expect(
        main.getByRole('link').or(main.getByRole('button')).first(),
        screen,
      ).toBeVisible()
      await expect(main, screen).toContainText(/The server|not |No |cannot|does not|Too many|gone/)
      await expect(main, screen).not.toContainText('This page stopped working')
    }
    expect(crashes).toEqual([])
    await context.close()
  })
}

test('a read that the server puts off says for how long, and is asked again by itself', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const asked: string[] = []
  let isBusy = true
  await page.route(isAsked, (route) => {
    asked.push(new URL(route.request().url()).pathname)
    if (!isBusy) return route.fallback()
    return refuse(429, { 'Retry-After': '5' })(route)
  })
  await page.goto('/')
  const notice = page.getByText(/You can try again in \d seconds?/)
  await expect(notice).toHaveCount(1)
  const before = asked.length
  isBusy = false
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(notice).toBeHidden()
  expect(asked.length).toBeGreaterThan(before)
  await context.close()
})
