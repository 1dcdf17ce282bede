// What screens show when the server does not give them what they ask for.
import { unwrap } from '@halyard/api'
import type { Page, Route } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { renderInBrowser } from '../world/rendering.ts'
import { expect, test } from '../world/test.ts'

/** Screens of a player that ask for something, and what proves that they could show it. */
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

/** Screens explain every failure in the same way: after the first, a sample of them will do. */
const sample = ['/games', '/games/GAME', '/games/GAME/challenges']

/** What the server under test cannot be made to answer; its own refusals come from itself, below. */
const failures = [
  { what: 'a failure (500)', answer: refuse(500), shownOn: screens },
  {
    what: 'maintenance (503)',
    answer: (route: Route) => route.fulfill({ status: 503, body: '<h1>Back soon</h1>' }),
    shownOn: sample,
  },
  {
    what: 'no answer',
    answer: (route: Route) => route.abort('connectionreset'),
    shownOn: sample,
  },
]

/** Who the reader is and what the platform is called are known; only what the screen is about fails. */
const isAsked = (url: URL) =>
  url.pathname.startsWith('/api/') && !/\/api\/(config|account\/profile)$/.test(url.pathname)

/** Opens a screen that cannot show what it is for: it says so and leads on, without a progress indicator that never ends. */
async function expectExplained(page: Page, screen: string): Promise<void> {
  await page.goto(screen)
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy=true]'), screen).toHaveCount(0)
  await expect(main.getByRole('heading').first(), screen).toBeVisible()
  await expect(main.getByRole('link').or(main.getByRole('button')).first(), screen).toBeVisible()
  await expect(main, screen).toContainText(/The server|not |No |cannot|does not|Too many|gone/)
  await expect(main, screen).not.toContainText('This page stopped working')
}

for (const { what, answer, shownOn } of failures) {
  test(`${what} is said, with a way on`, async ({ browser, server }) => {
    test.setTimeout(300_000)
    const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
    const actor = await newTeamIn(server, game.id)
    const { api } = await theAdmin(server)
    const body = { title: uniqueName('Notes '), summary: 'Short.', content: 'Long.' }
    const post = await unwrap(api.POST('/api/edit/posts', { body }))
    const context = await browser.newContext({
      baseURL: server,
      reducedMotion: 'reduce',
      storageState: await storageOf(server, actor),
    })
    await renderInBrowser(context)
    const page = await context.newPage()
    const crashes: string[] = []
    page.on('pageerror', ({ message }) => crashes.push(message))
    await page.route(isAsked, answer)
    for (const screen of shownOn)
      await expectExplained(page, screen.replace('GAME', String(game.id)).replace('POST', post))
    expect(crashes).toEqual([])
    await context.close()
  })
}

test('what is not there, and what this player may not see, is said on every screen', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const other = await newGame(server, [{ title: 'Bilge', flag: 'flag{right}' }])
  const actor = await newTeamIn(server, game.id)
  const storageState = await storageOf(server, actor)
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState,
  })
  const page = await context.newPage()
  const crashes: string[] = []
  page.on('pageerror', ({ message }) => crashes.push(message))
  const statuses = new Set<number>()
  page.on('response', (response) => statuses.add(response.status()))
  for (const screen of [
    '/games/999999',
    '/games/999999/challenges',
    '/games/999999/scoreboard',
    '/posts/no-such-post',
    `/games/${other.id}/challenges`,
    `/games/${game.id}/monitor`,
    '/posts/new',
    '/admin',
  ])
    await expectExplained(page, screen)
  expect(statuses).toContain(404)
  expect(crashes).toEqual([])
  await context.close()
})

test('a read that the server puts off says for how long, and is asked again by itself', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
  })
  await renderInBrowser(context)
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
