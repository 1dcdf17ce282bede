// What a page does when the files it was built with are gone: a new version of the site was put up.
import type { Page } from '@playwright/test'
import { storageOf, theAdmin } from '../world/actor.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

/** Nothing may answer for the network: the service worker keeps files of old versions on purpose. */
test.use({ serviceWorkers: 'block' })

/**
 * From now on the server has none of the files that the page has not loaded yet, until it is reloaded `reloads` times.
 *
 * @returns how often the page was loaded since
 */
async function releaseNewVersion(page: Page, reloads: number): Promise<() => number> {
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/static\/.*\.(js|css)$/, (route) =>
    loads < reloads && !loaded.has(route.request().url())
      ? route.fulfill({ status: 404, json: { title: 'No such file', status: 404 } })
      : route.fallback(),
  )
  return () => loads
}

async function openLogin(page: Page) {
  await page.goto('/account/login?from=%2Fabout')
  const name = page.getByLabel('Username or email')
  await expect(name).toBeVisible()
  await calm(page)
  return name
}

test('a press on what is gone reloads once, and leads where it should', async ({ page }) => {
  await openLogin(page)
  const loads = await releaseNewVersion(page, 1)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await expect(page).toHaveURL(/\/account\/register/)
  expect(loads()).toBe(1)
})

test('pointing at what is gone takes nothing away that was typed', async ({ page }) => {
  const name = await openLogin(page)
  const loads = await releaseNewVersion(page, Infinity)
  const gone = page.waitForResponse((response) => response.status() === 404)
  await name.fill('half a na')
  await page.getByRole('link', { name: 'Create an account' }).hover()
  await page.getByRole('link', { name: 'Create an account' }).focus()
  await gone
  await calm(page)
  await expect(name).toHaveValue('half a na')
  expect(loads()).toBe(0)
})

test('what is gone for good says so after one reload, and can be tried again', async ({ page }) => {
  await openLogin(page)
  const loads = await releaseNewVersion(page, Infinity)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(loads()).toBe(1)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
})

test('the texts of staff that are gone reload the page once, too', async ({ browser, server }) => {
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({
    baseURL: server,
    storageState,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto('/about')
  await calm(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route(/\/static\/.*\.staff\..*\.json$/, (route) =>
    loads === 0
      ? route.fulfill({ status: 404, json: { title: 'No such file', status: 404 } })
      : route.fallback(),
  )
  await page.getByRole('link', { name: 'Admin' }).first().click()
  await expect(page.getByRole('button', { name: 'Create game' })).toBeVisible()
  expect(loads).toBe(1)
  await context.close()
})
