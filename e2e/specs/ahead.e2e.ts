// What a page asks for before its code is there, and how many files it takes, where the server renders nothing.
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { newTeamIn, storageOf } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { renderInBrowser } from '../world/rendering.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

const one = [{ title: 'Capstan', flag: 'flag{right}' }]

/** Screens of players, and the most files that they may take until they can be used: 20, and 24 for the scoreboard. */
const screens = [
  ['/account/login', 20],
  ['/', 20],
  ['/games', 20],
  ['/teams', 20],
  ['/posts', 20],
  ['/games/:id', 20],
  ['/games/:id/challenges', 20],
  ['/games/:id/scoreboard', 24],
] as const

async function aPlayer(browser: Browser, server: string) {
  const game = await newGame(server, one)
  const player = await newTeamIn(server, game.id)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, player),
  })
  await renderInBrowser(context)
  return { game, context, page: await context.newPage() }
}

async function aVisitor(browser: Browser, server: string) {
  const game = await newGame(server, one)
  const context = await browser.newContext({ baseURL: server })
  await renderInBrowser(context)
  return { game, context, page: await context.newPage() }
}

const isOfApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')
const pathOf = (request: Request) => {
  const { pathname, search } = new URL(request.url())
  return pathname + search
}

/** Holds the modules of the page back. @returns what was asked for meanwhile, and what lets them come */
async function holdModules(page: Page) {
  const { promise: delayed, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/static\/(?!boot-)[^/]*\.js$/, async (route) => {
    await delayed
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(pathOf(request)))
  return { asked, release }
}

test('answers, texts and code are asked for before any module runs, and once', async ({
  browser,
  server,
}) => {
  const { game, context, page } = await aPlayer(browser, server)
  const { asked, release } = await holdModules(page)
  await page.goto(`/games/${game.id}/challenges`, { waitUntil: 'commit' })
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/api/')).toSorted())
    .toEqual(
      [
        '/api/account/profile',
        '/api/config',
        `/api/game/${game.id}`,
        `/api/game/${game.id}/details`,
      ].toSorted(),
    )
  expect(asked.some((path) => /\/static\/en-us\..*\.json$/.test(path))).toBe(true)
  expect(asked.some((path) => /\/static\/challenges-[^/]*\.js$/.test(path))).toBe(true)
  release()
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible()
  const counts = Object.groupBy(asked, (path) => path)
  for (const [path, list] of Object.entries(counts)) {
    if (/^\/(static|api\/(config|account\/profile|game\/\d+(\/details)?$))/.test(path))
      expect(list, path).toHaveLength(1)
  }
  await context.close()
})

test('a visitor is not asked for what only players may have', async ({ browser, server }) => {
  const { game, context, page } = await aVisitor(browser, server)
  const asked: string[] = []
  page.on('request', (request) => isOfApi(request) && asked.push(pathOf(request)))
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('main')).toBeVisible()
  await calm(page)
  expect(asked.filter((path) => path.endsWith('/details'))).toEqual([])
  expect(asked).toContain(`/api/game/${game.id}`)
  await context.close()
})

test('an answer that failed ahead is asked for again, as it would be without', async ({
  browser,
  server,
}) => {
  const { game, context, page } = await aPlayer(browser, server)
  let failures = 0
  await page.route(`**/api/game/${game.id}`, (route) => {
    failures += 1
    return failures === 1 ? route.abort('connectionreset') : route.fallback()
  })
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeVisible()
  expect(failures).toBeGreaterThan(1)
  await context.close()
})

test('the board that was asked for ahead is the one that is shown', async ({ browser, server }) => {
  const { game, context, page } = await aPlayer(browser, server)
  const { asked, release } = await holdModules(page)
  const boards = () => asked.filter((path) => path === `/api/game/${game.id}/scoreboard`)
  await page.goto(`/games/${game.id}/scoreboard`, { waitUntil: 'commit' })
  await expect.poll(boards).toHaveLength(1)
  release()
  await expect(page.getByRole('row', { name: /Crew/ }).first()).toBeVisible()
  expect(boards()).toHaveLength(1)
  await context.close()
})

test('a screen that is opened asks for all of its code at once', async ({ browser, server }) => {
  const { game, context, page } = await aVisitor(browser, server)
  await page.goto('/games')
  const link = page.locator(`a[href="/games/${game.id}"]`).first()
  await expect(link).toBeVisible()
  await calm(page)
  const { asked, release } = await holdModules(page)

  await link.click()
  const scripts = () => new Set(asked.filter((path) => path.endsWith('.js'))).size
  // The modules of the frame and of the screen alone would be two: what they import is known once they are there.
  await expect.poll(scripts).toBeGreaterThan(3)

  release()
  await expect(page).toHaveURL(`/games/${game.id}`)
  await context.close()
})

/** The files of the page until React has drawn it: the document, scripts, styles, texts and fonts. */
async function countFiles(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const root = document.querySelector('#root > *')
      const main = document.querySelector('main, form')
      if (!main || !Object.keys(root ?? {}).some((key) => key.startsWith('__react'))) return
      observer.disconnect()
      const entries = performance.getEntriesByType('resource').map(({ name }) => name)
      Reflect.set(window, 'filesUntilInteractive', entries)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(path)
  const read = () =>
    page.evaluate((): string[] | undefined => Reflect.get(window, 'filesUntilInteractive'))
  await expect.poll(read).toBeDefined()
  const files =
    (await read())?.filter((name) => new URL(name).pathname.startsWith('/static/')) ?? []
  await page.close()
  return ['the document', ...files.map((name) => new URL(name).pathname)]
}

test('no screen of a player takes more files than it may until it can be used', async ({
  browser,
  server,
}) => {
  test.slow()
  const { game, context } = await aPlayer(browser, server)
  for (const [path, most] of screens) {
    const files = await countFiles(context, path.replace(':id', String(game.id)))
    expect.soft(files.length, `${path}: ${files.join(', ')}`).toBeLessThanOrEqual(most)
  }
  await context.close()
})

test('the code of React is marked to be compiled while it comes in', async ({
  browser,
  server,
}) => {
  const { game, context, page } = await aVisitor(browser, server)
  const answer = page.waitForResponse(/\/static\/react-[^/]*\.js$/)
  await page.goto(`/games/${game.id}`)
  const [firstLine] = (await (await answer).text()).split('\n')
  expect(firstLine).toBe('//# allFunctionsCalledOnLoad')
  await context.close()
})
