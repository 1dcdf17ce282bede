// What the server draws into the document: seen before any code is there, and the same as what the page then draws by itself.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { newTeamIn, storageOf } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const wishes = [
  { title: 'Slack tide', flag: 'flag{slack}' },
  { title: 'Neap tide', flag: 'flag{neap}' },
]
const markup = '<img src=x onerror=alert(1)>'

/** Looks like a heading or a way on: what readers find their way by. */
const landmarks = 'h1, h2, h3, nav a, main a'

type Place = { text: string; left: number; top: number }

/** Where the landmarks below an element stand, in the font of the page. */
async function places(page: Page, root: string): Promise<Place[]> {
  await page.evaluate(() => document.fonts.load('1em "Geist Variable"'))
  return page.locator(`${root} :is(${landmarks})`).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top } = element.getBoundingClientRect()
      const text = element.textContent.trim()
      return { text, left: Math.round(left), top: Math.round(top) }
    }),
  )
}

/** A page that never gets any code: all it shows came with the document. */
async function withoutCode(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.route('**/static/*.js', (route) => route.abort())
  return page
}

const drawn = '#first-screen'

/** Opens an address until the server had the time to draw it; the first drawing of a server takes longest. */
async function openDrawn(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(page.locator(drawn)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: firstVisit })
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    for (const link of links) {
      if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve))
    }
  })
}

const newContext = async (browser: Browser, server: string, more: object = {}) =>
  browser.newContext({
    baseURL: server,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...more,
  })

for (const [what, path, who] of [
  ['home', '/', 'a visitor'],
  ['games', '/games', 'a visitor'],
  ['posts', '/posts', 'a visitor'],
  ['a game', '/games/ID', 'a player'],
  ['a board', '/games/ID/challenges', 'a player'],
  ['a scoreboard', '/games/ID/scoreboard', 'a player'],
] as const) {
  test(`${what} is read before its code is there, and stays where it is`, async ({
    browser,
    server,
  }) => {
    const game = await newGame(server, wishes)
    const actor = await newTeamIn(server, game.id)
    const storageState = who === 'a player' ? await storageOf(server, actor) : undefined
    const context = await newContext(browser, server, { storageState })
    const bare = await withoutCode(context)
    const address = path.replace('ID', String(game.id))
    await openDrawn(bare, address)
    const before = await places(bare, drawn)
    expect(before.length).toBeGreaterThan(3)
    // Nothing of it can be used yet: a press that is lost would be worse than none.
    expect(await bare.getByRole('link').count()).toBe(0)
    const page = await context.newPage()
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: firstVisit })
    await expect(page.locator(drawn)).toHaveCount(0)
    const after = await places(page, '#root')
    // What comes later comes below; other tests make games and posts meanwhile.
    const same = after.filter(({ text }) => before.some((place) => place.text === text)).slice(0, 6)
    expect(before).toEqual(expect.arrayContaining(same))
    expect(same.length).toBeGreaterThan(3)
    await context.close()
  })
}

test('who has begun to read stays there when the page takes over', async ({ browser, server }) => {
  const game = await newGame(server, wishes, { content: 'A rule of the harbour.\n\n'.repeat(60) })
  const context = await newContext(browser, server, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const code = Promise.withResolvers<void>()
  await page.route('**/static/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await openDrawn(page, `/games/${game.id}`)
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500)
  code.resolve()
  await expect(page.locator(drawn)).toHaveCount(0, { timeout: firstVisit })
  await expect(page.getByRole('heading', { name: game.title, level: 1 })).toBeVisible()
  // The font of the page may come meanwhile, and lines with it.
  const left = await page.evaluate(() => window.scrollY)
  expect(Math.abs(left - 500)).toBeLessThan(40)
  await context.close()
})

test('where the code does not come, its links lead on', async ({ browser, server }) => {
  const context = await newContext(browser, server)
  const page = await withoutCode(context)
  await openDrawn(page, '/')
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(page).toHaveURL(/\/posts$/)
  await context.close()
})

test('a drawn screen holds names as text, and no time of day that the reader has not', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, wishes, { title: markup })
  const context = await newContext(browser, server)
  const page = await withoutCode(context)
  await openDrawn(page, `/games/${game.id}`)
  await expect(page.locator(`${drawn} h1`)).toHaveText(markup)
  expect(await page.locator(`${drawn} img[src="x"]`).count()).toBe(0)
  const facts = page.locator(`${drawn} dl`, { hasText: 'Your time zone' })
  await expect(facts).not.toContainText(/UTC|\d:\d|20\d\d/)
  await context.close()
})

test('one reader’s screen is nobody else’s', async ({ browser, server }) => {
  const game = await newGame(server, wishes)
  const actor = await newTeamIn(server, game.id)
  const mine = await newContext(browser, server, { storageState: await storageOf(server, actor) })
  const address = `/games/${game.id}`
  await openDrawn(await withoutCode(mine), address)
  const own = async () => (await mine.request.get(address)).text()
  await expect.poll(own).toContain('first-screen')
  const anyone = await newContext(browser, server)
  const page = await withoutCode(anyone)
  await openDrawn(page, address)
  await expect(page.locator(drawn)).toContainText('Log in')
  expect(await page.content()).not.toContain(actor.name)
  expect(await (await mine.request.get('/teams')).text()).not.toContain('first-screen')
  await mine.close()
  await anyone.close()
})

test('who has chosen another language than the browser asks for does not see the browser’s first', async ({
  browser,
  server,
}) => {
  const context = await newContext(browser, server)
  const page = await withoutCode(context)
  await openDrawn(page, '/games')
  await page.evaluate(() => localStorage.setItem('language', 'de-DE'))
  await page.goto('/games')
  await expect(page.locator(drawn)).toHaveCount(0)
  await context.close()
})

test('what the browser keeps for a visit without a network holds no drawn screen', async ({
  browser,
  server,
}) => {
  const context = await newContext(browser, server, { serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/games')
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible()
  const keptPage = () => page.evaluate(async () => (await caches.match('/'))?.text() ?? '')
  await expect.poll(keptPage, { timeout: firstVisit }).toContain('id="root"')
  for (const path of ['/posts', '/games']) {
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect(await keptPage()).not.toContain('first-screen')
  }
  await context.close()
})
