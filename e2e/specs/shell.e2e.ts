import type { Locator, Page } from '@playwright/test'
import { newPlayer, newTeamIn, storageOf } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

test('a session that ends while typing: sign in on top of the page, the text is kept and sent', async ({
  browser,
  server,
}) => {
  const actor = await newPlayer(server)
  const storageState = await storageOf(server, actor)
  const context = await browser.newContext({ storageState, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${server}/teams`)
  await page.getByRole('button', { name: 'Create team' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create a team' })
  await dialog.getByLabel('Name').fill('Typed before the end')
  await context.clearCookies()
  await dialog.getByRole('button', { name: 'Create team' }).click()
  const again = page.getByRole('dialog', { name: 'Your session has ended' })
  await again.getByLabel('Password', { exact: true }).fill('not the password')
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(again.getByRole('alert')).toBeVisible()
  const below = page.getByRole('dialog', { name: 'Create a team', includeHidden: true })
  await expect(below.getByLabel('Name')).toHaveValue('Typed before the end')
  await again.getByLabel('Password', { exact: true }).fill(actor.password)
  await again.getByRole('button', { name: 'Log in' }).click()
  await expect(again).toBeHidden()
  // Nobody presses the button again: the call that failed is the call that succeeds.
  await expect(page.getByRole('heading', { name: 'Typed before the end' })).toBeVisible()
  await context.close()
})

test('guards: a visitor reads why, nothing below is requested, and the way back works', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/teams', '/account/profile', '/admin/users', '/games/1/monitor/events']) {
    await page.goto(server + path)
    await expect(page.getByRole('heading', { name: 'Log in to open this page' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.getByRole('link', { name: 'Log in' }).last()).toHaveAttribute(
      'href',
      `/account/login?from=${encodeURIComponent(path)}`,
    )
  }
  // The bar of a game is above the guard of its monitor: everybody may read what it shows.
  const bar = ['/api/game/1', '/api/game/recent']
  const known = new Set(['/api/config', '/api/account/profile', ...bar])
  expect(asked.filter((path) => path.startsWith('/api/') && !known.has(path))).toEqual([])
})

test('guards: a player reads that a page is for administrators', async ({ browser, server }) => {
  const actor = await newPlayer(server)
  const storageState = await storageOf(server, actor)
  const context = await browser.newContext({ storageState, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${server}/ADMIN/Users/`)
  await expect(
    page.getByRole('heading', { name: 'You are not allowed to open this page' }),
  ).toBeVisible()
  await context.close()
})

test('T45: log-out reaches the other tabs, and leaves nothing of the person in this browser', async ({
  browser,
  server,
}) => {
  const wishes = [{ title: 'Cookie Tin', flag: 'flag{a}' }]
  const { context, page: first, game, open, actor } = await play(browser, server, wishes)
  const team = actor.team.name ?? ''
  const sheet = await open()
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{typed_by_me}')
  await first.keyboard.press('Enter')
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your notes' }).fill('Ask the cook')
  await first.goto(`/games/${game.id}/scoreboard`)
  await expect(first.getByText(team).first()).toBeVisible()
  // Answers are written three seconds after they came.
  await expect.poll(() => keptText(first), { timeout: 15_000 }).toContain('scoreboard')
  const before = await everythingKept(first)
  for (const own of [team, 'typed_by_me', 'Ask the cook']) expect(before).toContain(own)
  const second = await context.newPage()
  await second.goto(`${server}/account/profile`)
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await first.getByRole('button', { name: `Account of ${actor.name}` }).click()
  await first.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(first.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await expect(second.getByRole('heading', { name: 'Log in to open this page' })).toBeVisible()
  // The next write of the cache, of what a visitor sees, brings nothing back.
  await first
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Games', exact: true })
    .click()
  await expect.poll(() => keptText(first), { timeout: 15_000 }).toContain(game.title)
  const after = await everythingKept(first)
  for (const own of [team, actor.name, 'typed_by_me', 'Ask the cook']) {
    expect(after).not.toContain(own)
  }
  await context.close()
})

/** All that this origin keeps in the browser: both storages, databases, caches, cookies that pages may read. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      for (const store of opening.result.objectStoreNames) {
        const reading = opening.result.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => reading.addEventListener('success', resolve))
        kept.push(reading.result)
      }
      opening.result.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (/\.(js|css|woff2)$/.test(request.url)) continue
        kept.push(request.url, await (await cache.match(request))?.text())
      }
    }
    return JSON.stringify(kept)
  })

/** The answers that the page keeps for the next visit, as they lie in the browser; who opens a database first must make it. */
const keptText = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'halyard-cache')) return ''
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('halyard-cache')
      opening.addEventListener('success', () => {
        const database = opening.result
        const asked = database.transaction('answers').objectStore('answers').getAll()
        asked.addEventListener('success', () => {
          database.close()
          resolve(JSON.stringify(asked.result))
        })
      })
    })
  })

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      found.push(...(await cache.keys()).map(({ url }) => new URL(url).pathname))
    }
    return found
  })

/** Files of the build that the page loaded and could not load again without a network. */
const unkeptFiles = async (page: Page) => {
  const kept = await keptFiles(page)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  return loaded.filter((path) => path.startsWith('/static/') && !kept.includes(path))
}

const offlineText = 'No connection to the server. You can read, but nothing can be sent.'

test('offline: says so and how old the data is, keeps it readable, and recovers by itself', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [{ title: 'Cookie Tin', flag: 'flag{a}', category: 'Web' }])
  const actor = await newTeamIn(server, game.id)
  const storageState = await storageOf(server, actor)
  const context = await browser.newContext({ storageState, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${server}/games/${game.id}/scoreboard`)
  const team = page.getByText(actor.team.name ?? '').first()
  await expect(team).toBeVisible()
  // What says so loads when it is needed, and has been kept by then.
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await expect(page.getByText(offlineText)).toBeVisible()
  await expect(page.getByText(/^Data as of /)).toBeVisible()
  await expect(team).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offlineText)).toBeHidden()
  await expect(team).toBeVisible()
  await context.close()
})

test('a bad connection is said while it lasts, and so is the way back', async ({
  browser,
  server,
}) => {
  const wishes = [{ title: 'Cookie Tin', flag: 'flag{a}' }]
  const { page, context, game } = await play(browser, server, wishes)
  await page.goto(`/games/${game.id}/challenges`)
  await expect(page.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
  let line: 'broken' | 'fine' = 'broken'
  const slow = Promise.withResolvers<undefined>()
  let failures = 0
  await page.route(/\/(api|healthz)/, async (route) => {
    if (line === 'broken' && failures++ < 2) return route.abort('connectionreset')
    await slow.promise
    return line === 'broken' ? route.abort('connectionreset') : route.fallback()
  })
  await expect(
    page.getByText('The connection is poor. What you see may be out of date.'),
  ).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByText(/^Data as of /)).toBeVisible()
  slow.resolve(undefined)
  await expect(page.getByText(offlineText)).toBeVisible({ timeout: 40_000 })
  await expect(page.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
  // The server is back, and slow: it says that it is well, and answers nothing else yet.
  const back = Promise.withResolvers<undefined>()
  await page.route(/\/(api|hub)\//, async (route) => {
    await back.promise
    return route.fallback()
  })
  line = 'fine'
  await expect(page.getByText('Reconnected. Catching up…')).toBeVisible({
    timeout: 40_000,
  })
  back.resolve(undefined)
  await expect(page.getByText('Reconnected. Catching up…')).toBeHidden()
  await expect(page.getByText(/^Data as of /)).toBeHidden()
  await context.close()
})

test('two tabs: one of them asks for both', async ({ browser, server }) => {
  const wishes = [{ title: 'Cookie Tin', flag: 'flag{a}' }]
  const { page, context, game } = await play(browser, server, wishes)
  const asked: ('first' | 'second')[] = []
  const second = await context.newPage()
  for (const [name, tab] of [
    ['first', page],
    ['second', second],
  ] as const) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/details')) asked.push(name)
    })
    await tab.goto(`${server}/games/${game.id}/challenges`)
    await expect(tab.getByRole('link', { name: /Cookie Tin/ })).toBeVisible()
  }
  // Each asks when it opens and when its live updates begin; from then on, every ten seconds, one of them.
  const lastFour = () => (asked.length > 4 ? new Set(asked.slice(-4)).size : 0)
  await expect.poll(lastFour, { timeout: 90_000 }).toBe(1)
  await context.close()
})

test('offline: opens again with the last data and its age', async ({ browser, server }) => {
  const game = await newGame(server, [{ title: 'Cookie Tin', flag: 'flag{a}', category: 'Web' }])
  const actor = await newTeamIn(server, game.id)
  const storageState = await storageOf(server, actor)
  const context = await browser.newContext({ storageState, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(`${server}/games/${game.id}/scoreboard`)
  const team = page.getByText(actor.team.name ?? '').first()
  await expect(team).toBeVisible()
  await expect.poll(() => keptText(page), { timeout: 15_000 }).toContain('scoreboard')
  await expect.poll(() => keptFiles(page)).toContain('/')
  await expect.poll(() => unkeptFiles(page)).toEqual([])
  expect(await keptFiles(page)).toContainEqual(expect.stringMatching(/^\/static\/en-us\..*\.json$/))
  expect(await keptFiles(page)).not.toContainEqual(expect.stringMatching(/^\/(api|hub|assets)\//))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible()
  await expect(team).toBeVisible()
  await expect(page.getByText(offlineText)).toBeVisible()
  await expect(page.getByText(/^Data as of /)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offlineText)).toBeHidden()
  await expect(team).toBeVisible()
  await context.close()
})

test('Back: closes what was opened, and stays on the page', async ({ browser, server }) => {
  const wishes = [{ title: 'Cookie Tin', flag: 'flag{a}' }]
  const { page, context, game } = await play(browser, server, wishes)
  await page.goto(`/games/${game.id}/challenges`)
  await page.getByRole('link', { name: /Cookie Tin/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Cookie Tin' })
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${server}/games/${game.id}/challenges`)
  await page.goForward()
  await expect(sheet).toBeVisible()
  await context.close()
})

test('Back: comes back to where a page was left', async ({ page, server }) => {
  await page.setViewportSize({ width: 1200, height: 400 })
  await page.goto(`${server}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 120))
  const left = await page.evaluate(() => window.scrollY)
  await page.getByRole('link', { name: 'Posts' }).first().click()
  await expect(page.getByRole('heading', { name: 'Posts', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/^Posts · /)
  await page.goBack()
  await expect(page).toHaveTitle(/^About · /)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
})

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) {
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Whether the browser draws something around what has the focus. */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement) return false
    const { outlineStyle, boxShadow } = getComputedStyle(activeElement)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  })

test('a menu goes away for those who asked for less motion, too', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server, reducedMotion: 'reduce' })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.close()
})

test('the whole shell by the keyboard alone', async ({ browser, server }) => {
  const actor = await newPlayer(server)
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
  })
  const page = await context.newPage()
  const { keyboard } = page
  await page.goto(`${server}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }))
  expect(await hasRing(page)).toBe(true)
  await keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  const site = page.getByRole('navigation', { name: 'Site' }).first()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const name of ['Games', 'Teams', 'Posts', 'About']) {
    await tabTo(page, site.getByRole('link', { name }))
    expect([name, await hasRing(page)]).toEqual([name, true])
  }
  for (const name of [/^Language/, /^Theme/, `Account of ${actor.name}`]) {
    const button = page.getByRole('banner').getByRole('button', { name })
    await tabTo(page, button)
    expect([name, await hasRing(page)]).toEqual([name, true])
    await keyboard.press('Enter')
    const menu = page.getByRole('menu')
    await expect(menu).toBeVisible()
    await keyboard.press('ArrowDown')
    await expect(menu.locator(':focus')).toBeVisible()
    await keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  }

  await keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await keyboard.type('teams')
  await expect(page.getByRole('option').first()).toHaveText(/^Teams/)
  await keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Teams', level: 1 })
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Create team' }).first())
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create a team' })
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Create team' }).first()).toBeFocused()

  const account = page.getByRole('button', { name: `Account of ${actor.name}` })
  await account.focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await context.close()
})
