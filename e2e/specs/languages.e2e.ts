// Which texts a page asks for, and what it makes of a language that is none.
import type { Browser } from '@playwright/test'
import { storageOf, theAdmin } from '../world/actor.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

/** A page of somebody with that choice kept and those wishes of the browser; and the files of texts it asks for. */
async function pageFor(
  browser: Browser,
  baseURL: string,
  choice: string | undefined,
  locale = 'en-US',
) {
  const context = await browser.newContext({ baseURL, locale })
  if (choice !== undefined)
    await context.addInitScript((code) => localStorage.setItem('language', code), choice)
  const page = await context.newPage()
  const asked: string[] = []
  const headers = new Set<string | undefined>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/static\/.*\.json$/.test(pathname)) asked.push(pathname.replace(/\.[\w-]+\.json$/, ''))
    if (pathname.startsWith('/api/')) headers.add(request.headers()['accept-language'])
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await calm(page)
  return { context, page, asked, headers }
}

for (const [what, choice] of [
  ['a language we do not have', 'fi-FI'],
  ['what would be markup', '<script>alert(1)</script>'],
  ['what would be a script', 'javascript:alert(1)'],
  ['what would be a path', '../../api/config'],
] as const) {
  test(`${what} asks for no texts of its own and leaves the page in English`, async ({
    browser,
    server,
  }) => {
    const { context, page, asked, headers } = await pageFor(browser, server, choice)
    expect(asked).toEqual(['/static/en-us'])
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')
    expect([...headers]).toEqual(['en-US'])
    await context.close()
  })
}

test('one file of texts is asked for, and calls and dates follow it', async ({
  browser,
  server,
}) => {
  const { context, page, asked, headers } = await pageFor(browser, server, undefined, 'ru')
  expect(asked).toEqual(['/static/ru-ru'])
  expect([...headers]).toEqual(['ru-RU'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-ru')
  await page.getByRole('button', { name: 'Язык' }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-jp')
  expect(asked).toEqual(['/static/ru-ru', '/static/ja-jp'])
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ja-JP')
  await context.close()
})

test('staff get the texts of their screens, in each language that is chosen; players never do', async ({
  browser,
  server,
}) => {
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.json')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/games')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await calm(page)
  expect(asked.filter((path) => path.includes('.staff.'))).toEqual([])

  await page.goto('/admin/games')
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('button', { name: 'Spiel erstellen' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Spiel erstellen' })).toBeVisible()

  // Chosen on a screen of everybody, and staff's opened after it.
  await page.goto('/games')
  await page.getByRole('button', { name: 'Sprache' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')
  await page.goto('/admin/games')
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible()
  await context.close()
})
