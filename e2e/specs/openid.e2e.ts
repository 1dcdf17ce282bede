// People log in with a provider of OpenID Connect, under the real content policy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newGame } from '../world/game.ts'
import { startOpenId } from '../world/open-id.ts'
import type { OpenIdProvider } from '../world/open-id.ts'
import { uniqueName } from '../world/names.ts'
import { freePort, startServer, type OwnServer } from '../world/server.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

const data = mkdtempSync(join(tmpdir(), 'halyard-openid-'))
let own: OwnServer
let provider: OpenIdProvider

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  provider = await startOpenId(`${url}/api/account/providers/uni/return`)
  const uni = { id: 'uni', label: 'University', icon: 'school', issuer: provider.issuer }
  const settings = {
    HALYARD_URL: url,
    HALYARD_PROVIDERS: JSON.stringify([{ ...uni, clientId: 'halyard', secret: 'secret' }]),
  }
  own = await startServer(data, port, { settings })
})

test.afterAll(async () => {
  await own.stop('SIGTERM')
  provider.stop()
  rmSync(data, { recursive: true, force: true })
})

const freshName = () => uniqueName('sailor').replaceAll(/\W/g, '').slice(-12).toLowerCase()

/** The two pages of the provider, by the keyboard. */
async function logInThere(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('anything')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
}

/** Leads to the provider from the log-in screen, without a mouse. */
async function continueThere(page: Page, name: string, from = '/games') {
  await page.goto(`${own.baseURL}/account/login?from=${encodeURIComponent(from)}`)
  const way = page.getByRole('link', { name: 'Continue with University' })
  await way.focus()
  await page.keyboard.press('Enter')
  await logInThere(page, name)
}

/** Joins a game in one step, with a team of one, and solves its challenge. */
async function playAlone(page: Page, name: string) {
  const { id, challenges } = await newGame(own.baseURL, [{ title: 'Knots', flag: 'flag{rope}' }])
  await page.goto(`${own.baseURL}/games/${id}?dlg=join`)
  await page.getByRole('button', { name: `Play alone as ${name}` }).press('Enter')
  await expect(page.getByRole('link', { name: 'Open challenges' })).toBeVisible()
  await page.goto(`${own.baseURL}/games/${id}/challenges?c=${challenges[0]?.id}`)
  const sheet = page.getByRole('dialog', { name: 'Knots' })
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{rope}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Flag accepted')).toBeVisible()
}

test('a stranger gets an account, joins and plays by the keyboard alone, on a phone, and is known from then on', async ({
  browser,
}) => {
  const refused: string[] = []
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text())
  })
  const name = freshName()
  await continueThere(page, name)
  await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(name)
  await calm(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByLabel('Username').press('Enter')
  await expect(page).toHaveURL(`${own.baseURL}/games`)
  await playAlone(page, name)
  await context.close()

  const again = await browser.newContext()
  const other = await again.newPage()
  await continueThere(other, name, '/account/profile')
  await expect(other.getByRole('heading', { name, level: 1 })).toBeVisible()
  expect(refused).toEqual([])
  await again.close()
})

test('an account without a password sets one, and only then loses its provider', async ({
  page,
}) => {
  const name = freshName()
  await continueThere(page, name, '/account/profile')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Unlink: University' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('Set a password first.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Set a password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set a password' })
  await dialog.getByLabel('New password', { exact: true }).fill('Halyard42')
  await dialog.getByLabel('Repeat password').fill('Halyard42')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password set', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Unlink: University' }).click()
  await question.getByRole('button', { name: 'Unlink' }).click()
  const link = page.getByRole('button', { name: 'Link: University' })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/account\/profile/)
  await expect(page.getByRole('button', { name: 'Unlink: University' })).toBeVisible()
})

test('a log-in that is refused says so in a sentence, and the way with a password stays open', async ({
  page,
}) => {
  await page.goto(`${own.baseURL}/account/login?problem=unreachable`)
  await expect(page.getByRole('alert').getByText(/provider does not answer/)).toBeVisible()
  await expect(page.getByLabel('Username or email')).toBeVisible()
  await page.goto(`${own.baseURL}/account/login?problem=%3Cb%3Ecall%20555`)
  await expect(page.getByRole('link', { name: 'Continue with University' })).toBeVisible()
  await expect(page.getByText('call 555')).toBeHidden()
})
