// Pages that the server renders: what is in their documents, and that the browser hydrates them instead of rendering them again.
import { unwrap } from '@halyard/api'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { renderInBrowser } from '../world/rendering.ts'
import { expect, test } from '../world/test.ts'

const flag = 'flag{never-in-a-document}'
/** Would end the script that holds the state of the page, if it were written as it is. */
const hostile = '</script><script>pwned=1</script>'

/** A game that a player is in, with a challenge, and a post with all that markdown can do. */
async function theWorld(server: string) {
  const title = uniqueName('Harbour ')
  const content = `# Rules\n\nSee [the posts](${server}/posts) and [elsewhere](https://example.org).\n\n## Order\n\n$x^2$\n\n\`\`\`python\nimport re\n\`\`\``
  const game = await newGame(server, [{ title: 'Capstan', flag }], {
    title,
    summary: hostile,
    content,
  })
  const { api } = await theAdmin(server)
  const body = { title: `${uniqueName('Log ')} ${hostile}`, summary: '**Bold** words', content }
  const post = await unwrap(api.POST('/api/edit/posts', { body }))
  const player = await newTeamIn(server, game.id)
  const screens = {
    '/': title,
    '/games': title,
    [`/games/${game.id}`]: 'See the posts',
    [`/games/${game.id}/scoreboard`]: /\d\d:\d\d/,
    '/posts': body.title,
    [`/posts/${post}`]: 'import re',
  }
  const ofPlayers = { ...screens, [`/games/${game.id}/challenges`]: 'Capstan' }
  return { game, post, player, screens, ofPlayers, postTitle: body.title }
}

const open = (browser: Browser, server: string, options: BrowserContextOptions = {}) =>
  browser.newContext({ baseURL: server, ...options })

/** What goes wrong on a page: errors, recoverable ones of hydration among them, and elements that are drawn again. */
async function watch(page: Page) {
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => {
    // That nobody is signed in is an answer; the browser prints it like an error.
    if (message.type() === 'error' && !message.text().includes('401')) troubles.push(message.text())
  })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const first = document.querySelector('#root > *')
      if (!first) return
      Reflect.set(window, 'firstElement', first)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  return troubles
}

/** Opens a page as the server renders it. On a busy machine it may leave that to the browser. @returns the document */
async function visit(page: Page, path: string): Promise<string> {
  let html = ''
  await expect(async () => {
    html = (await (await page.goto(path))?.text()) ?? ''
    expect(html.includes('id="page-state"'), `${path} is rendered`).toBe(true)
  }).toPass()
  return html
}

/** Files of modules; the script in the head is small and comes before any text. */
const code = /\/static\/(?!boot-).*\.js$/

/** Opens a page whose code does not come, as the server renders it. */
const visitWithoutCode = (page: Page, path: string) =>
  expect(async () => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#page-state')).toBeAttached({ timeout: 2000 })
  }).toPass()

/** Waits until React has taken over the element that came with the document. */
const expectHydrated = (page: Page, what: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const first = document.querySelector('#root > *')
          const isHydrated = Object.keys(first ?? {}).some((key) => key.startsWith('__react'))
          return [isHydrated, first !== null && first === Reflect.get(window, 'firstElement')]
        }),
      what,
    )
    .toEqual([true, true])

test('without JavaScript every page shows its content', async ({ browser, server }) => {
  const { game, screens, ofPlayers, player } = await theWorld(server)
  const storageState = await storageOf(server, player)
  for (const [shown, options] of [
    [screens, {}],
    [ofPlayers, { storageState }],
  ] as const) {
    const context = await open(browser, server, { javaScriptEnabled: false, ...options })
    const page = await context.newPage()
    for (const [path, text] of Object.entries(shown)) {
      await visit(page, path)
      await expect(page.getByRole('main'), path).toContainText(text)
    }
    // On a busy machine a board may come too late for the first document.
    await expect(async () => {
      await visit(page, `/games/${game.id}/scoreboard`)
      const row = page.getByRole('row', { name: `1 ${player.team.name}` })
      await expect(row.and(page.locator('[aria-rowindex]'))).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(
      'storageState' in options ? 0 : 1,
    )
    await context.close()
  }
})

test('without JavaScript the page of a game says that the team waits for its review', async ({
  browser,
  server,
}) => {
  const { id } = await newGame(server, [], { acceptWithoutReview: false })
  const storageState = await storageOf(server, await newTeamIn(server, id))
  const context = await open(browser, server, { javaScriptEnabled: false, storageState })
  const page = await context.newPage()
  await visit(page, `/games/${id}`)
  await expect(page.getByRole('switch', { name: 'As a system notification' })).toBeVisible()
  await context.close()
})

for (const look of [
  { width: 1440, colorScheme: 'dark', locale: 'en-US', isPlayer: true },
  { width: 390, colorScheme: 'light', locale: 'ja-JP', isPlayer: false, isMobile: true },
] as const) {
  const { width, isPlayer, ...options } = look
  const who = isPlayer ? 'a player' : 'a visitor'
  test(`the browser hydrates every page for ${who}, ${width} px, ${look.colorScheme}, ${look.locale}`, async ({
    browser,
    server,
  }) => {
    const { screens, ofPlayers, player } = await theWorld(server)
    const context = await open(browser, server, {
      viewport: { width, height: 844 },
      ...options,
      ...(isPlayer && { storageState: await storageOf(server, player) }),
    })
    const page = await context.newPage()
    const troubles = await watch(page)
    for (const [path, text] of Object.entries(isPlayer ? ofPlayers : screens)) {
      expect(await visit(page, path), path).not.toContain(flag)
      await expectHydrated(page, path)
      await expect(page.getByRole('main'), path).toContainText(text)
      await page.waitForLoadState('networkidle')
      expect([path, troubles]).toEqual([path, []])
    }
    expect(await page.evaluate(() => Reflect.has(window, 'pwned'))).toBe(false)
    await context.close()
  })
}

/**
 * Positions and sizes of headings and links, in pixels; in lists only those with the text `own`, since other tests
 * add entries meanwhile, which moves and narrows the rest.
 */
const layoutOf = (page: Page, own: string) =>
  page.evaluate((text) => {
    const isOfOthers = (element: Element) =>
      element.closest('main') !== null && !element.textContent.includes(text)
    return [...document.querySelectorAll('h1, h2, header a, main a')]
      .filter((element) => !isOfOthers(element))
      .map((element) => {
        const { x, width, height } = element.getBoundingClientRect()
        return [element.textContent, ...[x, width, height].map(Math.round)].join(' ')
      })
  }, own)

for (const width of [1440, 390]) {
  test(`a page looks the same whoever rendered it, ${width} px`, async ({ browser, server }) => {
    const { ofPlayers, player } = await theWorld(server)
    const storageState = await storageOf(server, player)
    const viewport = { width, height: 844 }
    const context = await open(browser, server, { viewport, storageState })
    const other = await open(browser, server, { viewport, storageState })
    await renderInBrowser(other)
    const [page, rendered] = [await context.newPage(), await other.newPage()]
    await watch(page)
    for (const [path, text] of Object.entries(ofPlayers)) {
      const own = typeof text === 'string' && ['/', '/games', '/posts'].includes(path) ? text : ''
      // Again where another test has changed the length of a list, and with it the scrollbar, between the two.
      await expect(async () => {
        await rendered.goto(path)
        await expect(rendered.getByRole('main'), path).toContainText(text)
        await rendered.waitForLoadState('networkidle')
        await visit(page, path)
        await expectHydrated(page, path)
        const layout = await layoutOf(rendered, own)
        await expect
          .poll(() => layoutOf(page, own), { message: path, timeout: 5000 })
          .toEqual(layout)
      }).toPass()
    }
    await context.close()
    await other.close()
  })
}

/** The picture of a reader, in letter and colour. */
async function pictureOn(page: Page, { name }: { name: string }) {
  const picture = page.getByRole('button', { name: `Account of ${name}` }).locator('span')
  const style = await picture.getAttribute('style')
  return [await picture.textContent(), style?.replaceAll(/\s|;$/g, '')]
}

test('what is rendered once for many shows each reader what is their own', async ({
  browser,
  server,
}) => {
  const { game, player, ofPlayers } = await theWorld(server)
  const readers = [player, await newTeamIn(server, game.id)]
  const visits = []
  for (const reader of readers) {
    const storageState = await storageOf(server, reader)
    const drawn = await open(browser, server, { storageState })
    await renderInBrowser(drawn)
    const page = await drawn.newPage()
    await page.goto('/about')
    const picture = await pictureOn(page, reader)
    await drawn.close()
    const context = await open(browser, server, { storageState, javaScriptEnabled: false })
    visits.push({ reader, picture, page: await context.newPage() })
  }
  for (const path of Object.keys(ofPlayers)) {
    // What a page asks for is known from the second time on.
    for (const { reader, picture, page } of [...visits, ...visits]) {
      const html = await visit(page, path)
      for (const { name } of readers)
        expect(html.includes(name), `${name} at ${path}`).toBe(name === reader.name)
      await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
      expect(await pictureOn(page, reader), path).toEqual(picture)
    }
  }
  for (const { reader, page } of visits) {
    await visit(page, `/games/${game.id}`)
    await expect(page.getByRole('main')).toContainText(reader.team.name ?? '')
  }
})

test('what came with the document is not asked for again', async ({ browser, server }) => {
  const context = await open(browser, server)
  const page = await context.newPage()
  await watch(page)
  await visit(page, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, '/')
  await expectHydrated(page, 'home')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
  await context.close()
})

test('what is typed and pressed before the code is there is not lost, and links work', async ({
  browser,
  server,
}) => {
  const { post, postTitle } = await theWorld(server)
  const context = await open(browser, server)
  const page = await context.newPage()
  const troubles = await watch(page)
  const { promise: delayed, resolve: send } = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await delayed
    await route.continue()
  })
  await visitWithoutCode(page, '/posts')
  const search = page.getByRole('searchbox')
  await search.fill(postTitle.slice(0, 10))
  send()
  await expectHydrated(page, 'posts')
  await expect(search).toHaveValue(postTitle.slice(0, 10))
  await expect(page.getByRole('status').filter({ hasText: '1 post' })).toBeVisible()

  for (const [name, opened] of [
    ['Language', page.getByRole('menuitemradio', { name: 'Deutsch' })],
    ['Search or run a command', page.getByRole('combobox')],
  ] as const) {
    await page.unroute(code)
    const { promise: delayedAgain, resolve: sendAgain } = Promise.withResolvers<void>()
    await page.route(code, async (route) => {
      await delayedAgain
      await route.continue()
    })
    await visitWithoutCode(page, '/posts')
    await page.getByRole('button', { name }).click()
    sendAgain()
    await expect(opened, name).toBeVisible()
  }

  await page.unroute(code)
  await page.route(code, () => {})
  await visitWithoutCode(page, '/posts')
  await page.getByRole('link', { name: postTitle }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(`/posts/${post}`)
  expect(troubles).toEqual([])
  await context.close()
})

test('a language that was chosen is that of the next document; where the server cannot know it, the browser renders', async ({
  browser,
  server,
}) => {
  const context = await open(browser, server, { locale: 'en-US' })
  const page = await context.newPage()
  const troubles = await watch(page)
  await page.addInitScript(() => localStorage.setItem('language', 'de-DE'))
  await page.goto('/posts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beiträge')
  await context.addCookies([{ name: 'language', value: 'de-DE', url: server }])
  expect(await visit(page, '/posts')).toContain('Beiträge')
  await expectHydrated(page, 'posts')
  expect(troubles).toEqual([])
  await context.close()
})

test('no page that was rendered for a visitor stays in the cache of the service worker', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('halyard-shell')
      const pages = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
      return Promise.all(pages.map(async (found) => found?.text()))
    })
  await expect.poll(async () => (await kept()).length).toBe(1)
  expect((await kept()).join('')).not.toContain('page-state')
  await context.close()
})
