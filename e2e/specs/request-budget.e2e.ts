import { newTeamIn, storageOf } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

const minute = 60_000

/** Requests of one minute that a screen may send, whatever the number of games. */
const budgets = [
  // Three polls, at most every 8 s, and the list and the configuration once.
  ['home', () => '/', 26],
  ['games', () => '/games', 10],
  ['teams', () => '/teams', 12],
  ['posts', () => '/posts', 12],
  ['game', (id: number) => `/games/${id}`, 26],
  ['challenges', (id: number) => `/games/${id}/challenges`, 32],
  ['scoreboard', (id: number) => `/games/${id}/scoreboard`, 32],
] as const

test('a minute on a screen of a player costs a few requests, however many games there are', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const games = [game]
  for (let count = 1; count < 8; count += 1) games.push(await newGame(server, []))
  const ours = new RegExp(`^/api/game/(${games.map(({ id }) => id).join('|')})(/|$)`)
  const player = await newTeamIn(server, game.id)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, player),
  })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // What other tests open shows on the home page, too.
    const isOfOthers = /^\/api\/game\/\d+/.test(pathname) && !ours.test(pathname)
    if (pathname.startsWith('/api/') && !isOfOthers) asked.push(pathname)
  })
  await page.clock.install()
  for (const [screen, addressOf, budget] of budgets) {
    await page.goto(addressOf(game.id))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(5000)
    await calm(page)
    asked.length = 0
    // Second by second: an answer has to come before the wait for the next poll begins.
    for (let passed = 0; passed < minute; passed += 1000) {
      await page.clock.runFor(1000)
      await page.evaluate(() => fetch('/livez').then(({ ok }) => ok))
    }
    const counts = Object.groupBy(asked, (path) => path)
    const summary = Object.entries(counts).map(([path, list]) => `${list?.length} ${path}`)
    expect.soft(asked.length, `${screen}: ${summary.join(', ')}`).toBeLessThanOrEqual(budget)
    // A list is polled about once a minute, which may be just after this one.
    if (screen !== 'games') expect.soft(asked.length, `${screen} is polled`).toBeGreaterThan(0)
  }
  await context.close()
})
