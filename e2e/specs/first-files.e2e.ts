// Pages that the server renders name all that they need first: nothing of it is found out by what has come before.
import type { Browser, Page } from '@playwright/test'
import { newTeamIn, storageOf } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const text = 'Turn it until the chain is up.'

async function theWorld(server: string) {
  const wish = { title: 'Capstan', flag: 'flag{right}', content: text }
  const { id, challenges } = await newGame(server, [wish])
  const player = await newTeamIn(server, id)
  return { gameId: id, player, path: `/games/${id}/challenges?c=${challenges[0]?.id}` }
}

async function newPage(browser: Browser, server: string, options: object = {}) {
  const context = await browser.newContext({ baseURL: server, ...options })
  return { context, page: await context.newPage() }
}

/** Opens a page as the server renders it, which a busy machine may leave to the browser. */
async function visit(page: Page, path: string): Promise<string> {
  let html = ''
  await expect(async () => {
    html = (await (await page.goto(path, { waitUntil: 'commit' }))?.text()) ?? ''
    expect(html.includes('id="page-state"'), `${path} is rendered`).toBe(true)
  }).toPass()
  return html
}

/** Lets no code come that the document does not name, but for that of workers: the rest is waited for in vain. */
async function withholdTheRest(page: Page) {
  const named = new Set<string>()
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const answer = await route.fetch()
    named.clear()
    for (const [file] of (await answer.text()).matchAll(/\/static\/[\w.-]+\.js/g)) named.add(file)
    return route.fulfill({ response: answer })
  })
  await page.route(/\/static\/(?!reader-)[^/]*\.js$/, async (route) => {
    if (named.has(new URL(route.request().url()).pathname)) await route.fallback()
  })
}

test('the document of a scoreboard names the code of its rows, and the whole board is asked for behind it', async ({
  browser,
  server,
}) => {
  const { gameId, player } = await theWorld(server)
  const { context, page } = await newPage(browser, server, {
    storageState: await storageOf(server, player),
  })
  const board = `/api/game/${gameId}/scoreboard`
  await withholdTheRest(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const html = await visit(page, `/games/${gameId}/scoreboard`)
  expect(html).toContain(`data-rendered="${board}"`)
  const row = page.getByRole('row', { name: new RegExp(player.team.name ?? '') })
  await expect(row.and(page.locator('[aria-rowindex]')).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled()
  const ofPage = asked.slice(asked.lastIndexOf(`/games/${gameId}/scoreboard`))
  expect(ofPage.filter((path) => path === board)).toHaveLength(1)
  const code = [...html.matchAll(/modulepreload[^>]*href="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(code.length).toBeGreaterThan(0)
  expect(code.filter((file) => !ofPage.slice(0, ofPage.indexOf(board)).includes(file))).toEqual([])
  await context.close()
})

test('a scoreboard that the reader may not see is not asked for', async ({ browser, server }) => {
  const hour = 3_600_000
  const soon = { start: Date.now() + hour, end: Date.now() + 2 * hour }
  const { id } = await newGame(server, [], soon)
  const { context, page } = await newPage(browser, server)
  expect(await visit(page, `/games/${id}/scoreboard`)).toContain('data-rendered=""')
  await context.close()
})

test('a challenge is in the document of its address', async ({ browser, server }) => {
  const { player, path } = await theWorld(server)
  const { context, page } = await newPage(browser, server, {
    storageState: await storageOf(server, player),
    javaScriptEnabled: false,
  })
  const html = await visit(page, path)
  expect(html, 'the content is hydrated behind the bars').toMatch(/<main[^>]*><!--\$-->/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Capstan' })).toBeVisible()
  await expect(dialog).toContainText(text)
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await context.close()
})

test('the document of a challenge names the code that opens it, which takes over what is there', async ({
  browser,
  server,
}) => {
  const { player, path } = await theWorld(server)
  const { context, page } = await newPage(browser, server, {
    storageState: await storageOf(server, player),
  })
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const dialog = document.querySelector('[role="dialog"]')
      if (!dialog) return
      Reflect.set(window, 'firstDialog', dialog)
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const html = await visit(page, path)
  for (const part of ['opened-challenge', 'challenge-dialog'])
    expect(html).toMatch(new RegExp(`<link rel="modulepreload"[^>]*/static/${part}-[^>]*>`))
  const dialog = page.getByRole('dialog', { name: 'Capstan' })
  await dialog.getByRole('textbox', { name: 'Flag' }).fill('flag{typed}')
  expect(
    await dialog.evaluate((element) => element === Reflect.get(window, 'firstDialog')),
    'the dialog is that of the document',
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Capstan/ })).toBeFocused()
  expect(troubles).toEqual([])
  await context.close()
})

test('the log-in is in the document, and what is typed and sent before its code is there is not lost', async ({
  browser,
  server,
}) => {
  const { player } = await theWorld(server)
  const { context, page } = await newPage(browser, server)
  const { promise: delayed, resolve: send } = Promise.withResolvers<void>()
  await page.route(/\/static\/(?!boot-).*\.js$/, async (route) => {
    await delayed
    await route.continue()
  })
  await visit(page, '/account/login')
  await page.getByLabel('Username or email').fill(player.name)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(player.password)
  await password.press('Enter')
  await expect(page).toHaveURL('/account/login')
  send()
  await expect(page.getByRole('button', { name: `Account of ${player.name}` })).toBeVisible()
  await context.close()
})

test('a log-in without any code keeps what was typed out of the address', async ({
  browser,
  server,
}) => {
  const { context, page } = await newPage(browser, server, { javaScriptEnabled: false })
  await visit(page, '/account/login')
  await page.getByLabel('Username or email').fill(uniqueName('sailor'))
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('a secret of mine')
  await password.press('Enter')
  await page.waitForLoadState()
  expect(page.url()).not.toContain('secret')
  await context.close()
})
