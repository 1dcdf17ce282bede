// The built client behind servers that are not ours: what they put into its page, and their content security policy.
import type { Page } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { foreignServers, serveAs } from '../world/foreign-server.ts'
import { playAsNewcomer } from '../world/journey.ts'
import { organiseGame } from '../world/organise.ts'
import { plainRelay } from '../world/relay.ts'
import { expect, test } from '../world/test.ts'

/** A cookie decides who a browser is logged in as that pages cannot read: a visitor's has to ask, unless the server says it. */
const visitorsQuestion = /status of 401 .* \/api\/account\/profile$/

/** What the person does not cause: errors of a page, what its policy refuses, and calls that the server refuses. */
function errorsOf(page: Page, answersVisitors = false): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const line = `${message.text()} ${new URL(message.location().url, page.url()).pathname}`
    if (answersVisitors || !visitorsQuestion.test(line)) errors.push(line)
  })
  return errors
}

const foreign = Object.entries(foreignServers).map(
  ([name, one]) => [name, (server: string) => serveAs(one, server)] as const,
)

const own = ['our own server', plainRelay] as const

for (const [name, stand] of [own, ...foreign]) {
  test(`a player's whole way behind ${name} leaves the console clean`, async ({
    browser,
    server,
  }) => {
    const { url, close } = await stand(server)
    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const errors = errorsOf(page, stand === plainRelay)
    try {
      // Rendered by the server, which knows a visitor, and not rendered.
      if (stand === plainRelay) await page.goto('/account/login')
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
    const { url, close } = await stand(server)
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
}

for (const [name, stand] of foreign) {
  test(`the theme is set before the first paint behind ${name}`, async ({ browser, server }) => {
    const { url, close } = await stand(server)
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

test('behind a GZ::CTF server the profile promises only what that server does', async ({
  browser,
  server,
}) => {
  const { url, close } = await serveAs(foreignServers['a GZ::CTF server'], server)
  const storageState = await storageOf(url, await newPlayer(server))
  const context = await browser.newContext({ baseURL: url, storageState })
  const page = await context.newPage()
  try {
    await page.goto('/account/profile')
    const text = 'Changing your password logs out every other device within half an hour.'
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByText('Log out everywhere')).toBeHidden()
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByRole('dialog').getByText('If this platform sends email')).toBeVisible()
  } finally {
    await context.close()
    await close()
  }
})
