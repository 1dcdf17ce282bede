// The built client behind servers that are not ours: what they put into its page, and their content security policy.
import type { Page } from '@playwright/test'
import { storageOf, theAdmin } from '../world/actor.ts'
import { foreignServers, serveAs } from '../world/foreign-server.ts'
import { playAsNewcomer } from '../world/journey.ts'
import { organiseGame } from '../world/organise.ts'
import { expect, test } from '../world/test.ts'

/** What a wrong flag or a missing session makes browsers print: an answer that the player meant to get. */
const expectedFailures = /the server responded with a status of 4\d\d/

/** The list into which errors of a page go; what its policy refuses is among them. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error' || expectedFailures.test(message.text())) return
    errors.push(message.text())
  })
  return errors
}

for (const [name, foreign] of Object.entries(foreignServers)) {
  test(`a player's whole way behind ${name} leaves the console clean`, async ({
    browser,
    server,
  }) => {
    const { url, close } = await serveAs(foreign, server)
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const errors = errorsOf(page)
    try {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', /./)
      await playAsNewcomer(page)
      expect(errors).toEqual([])
      expect(await page.title()).not.toContain('%')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-us')
    } finally {
      await context.close()
      await close()
    }
  })

  test(`an organiser's shortest way behind ${name} leaves the console clean`, async ({
    browser,
    server,
  }) => {
    const { url, close } = await serveAs(foreign, server)
    const storageState = await storageOf(url, await theAdmin(server))
    const context = await browser.newContext({ baseURL: url, storageState })
    const page = await context.newPage()
    const errors = errorsOf(page)
    try {
      await organiseGame(page)
      expect(errors).toEqual([])
    } finally {
      await context.close()
      await close()
    }
  })

  test(`the theme stands before the first paint behind ${name}`, async ({ browser, server }) => {
    const { url, close } = await serveAs(foreign, server)
    const context = await browser.newContext({ baseURL: url, colorScheme: 'light' })
    const page = await context.newPage()
    try {
      // The modules never come: what is on the root by then was put there by the head.
      await page.route(/\/static\/index-[\w-]+\.js$/, (route) => route.abort())
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    } finally {
      await context.close()
      await close()
    }
  })
}
