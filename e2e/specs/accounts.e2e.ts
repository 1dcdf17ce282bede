import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap, type Schema } from '@halyard/api'
import type { Page } from '@playwright/test'
import { theAdmin, type Actor } from '../world/actor.ts'
import { countMails, linkFor } from '../world/mail.ts'
import { uniqueName } from '../world/names.ts'
import { freePort, startServer, type OwnServer } from '../world/server.ts'
import { expect, test } from '../world/test.ts'

const password = 'Anchor-4-Weigh'
const newPassword = 'Halyard-5-Hoist'
const data = mkdtempSync(join(tmpdir(), 'halyard-accounts-'))
let own: OwnServer
let admin: Actor | undefined

/** Account rules are of the whole platform, so these journeys have one of their own. */
test.describe.configure({ mode: 'default', timeout: 180_000 })

async function setPolicy(change: Partial<Schema<'AccountPolicy'>>) {
  // Logged in once: a captcha that a test switches on would ask for a proof.
  admin ??= await theAdmin(own.baseURL)
  const { api } = admin
  const { accountPolicy } = await unwrap(api.GET('/api/admin/config'))
  const policy = { ...accountPolicy, ...change }
  await unwrap(api.PUT('/api/admin/config', { body: { accountPolicy: policy } }))
}

test.beforeAll(async () => {
  test.setTimeout(120_000)
  own = await startServer(data, await freePort())
})

test.beforeEach(() =>
  setPolicy({ activeOnRegister: false, emailConfirmationRequired: true, useCaptcha: false }),
)

test.afterAll(async () => {
  await own.stop('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

async function register(page: Page, name: string) {
  await page.goto(`${own.baseURL}/account/register`)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function logIn(page: Page, name: string, secret: string) {
  await page.goto(`${own.baseURL}/account/login`)
  await page.getByLabel('Username or email').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Somebody with a confirmed address, not logged in. */
async function confirmed(page: Page, name: string) {
  await register(page, name)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await linkFor(data, `${name}@example.org`, 'verify'))
  await page.getByRole('button', { name: 'Verify account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await page.context().clearCookies()
}

test('a registration by mail: wait, open the link, press, and be in', async ({ page }) => {
  const name = uniqueName('vera')
  const address = `${name}@example.org`
  await register(page, name)
  await expect(page).toHaveURL(`${own.baseURL}/account/pending`)
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(address)).toBeVisible()
  await page.reload()
  await expect(page.getByText(address)).toBeVisible()

  await logIn(page, name, password)
  await expect(page.getByRole('alert')).not.toBeEmpty()

  const link = await linkFor(data, address, 'verify')
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Verify account' })).toBeVisible()
  // Opening did nothing: T17.
  expect((await page.request.get(`${own.baseURL}/api/account/profile`)).status()).toBe(401)

  await page.getByRole('button', { name: 'Verify account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeFocused()
  await page.getByRole('link', { name: 'Find or create a team' }).click()
  await expect(page.getByRole('heading', { name: 'You are not in a team yet' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: 'Verify account' }).click()
  await expect(page.getByRole('alert')).toContainText(/already/)
  await expect(page.getByRole('link', { name: 'log in' })).toBeVisible()
})

test('a forgotten password: the same answer for everybody, one link, one use', async ({ page }) => {
  const name = uniqueName('rosa')
  const address = `${name}@example.org`
  await confirmed(page, name)

  const ask = async (email: string) => {
    await page.goto(`${own.baseURL}/account/login`)
    await page.getByRole('link', { name: 'Forgot it?' }).click()
    // The log-in's own field has the word in its name, too.
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`If an account uses ${email}, a link is on its way.`)).toBeVisible()
  }
  await ask('nobody@example.org')
  await ask(address)
  expect(await countMails(data, 'nobody@example.org')).toBe(0)

  const link = await linkFor(data, address, 'reset')
  await page.goto(link)
  await page.getByLabel('New password').fill('weak')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByLabel('New password')).toBeFocused()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByLabel('Repeat password').fill(newPassword)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeFocused()

  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByRole('alert')).toContainText(/used/i)
  await expect(page.getByLabel('New password')).toHaveValue(password)

  await logIn(page, name, newPassword)
  await expect(page).toHaveURL(`${own.baseURL}/`)
})

test('a new address counts after its link, which only its owner can use', async ({ page }) => {
  const name = uniqueName('nina')
  const next = `new-${name}@example.org`
  await confirmed(page, name)
  await logIn(page, name, password)
  await expect(page).toHaveURL(`${own.baseURL}/`)
  await page.goto(`${own.baseURL}/account/profile`)
  await page.getByRole('button', { name: 'Change email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email').fill(next)
  await dialog.getByRole('button', { name: 'Change email' }).click()
  await expect(dialog.getByText(next)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(`${name}@example.org`, { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await page.goto(await linkFor(data, next, 'confirm'))
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Username or email').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Confirm email' }).click()
  await expect(page.getByRole('heading', { name: 'Your email has changed' })).toBeFocused()
  await page.getByRole('link', { name: 'To your profile' }).click()
  await expect(page.getByText(next)).toBeVisible()
})

test('a new password keeps this session and ends the others', async ({ page, browser }) => {
  const name = uniqueName('otto')
  await confirmed(page, name)
  const elsewhere = await browser.newPage()
  for (const each of [page, elsewhere]) {
    await logIn(each, name, password)
    await expect(each).toHaveURL(`${own.baseURL}/`)
  }
  await page.goto(`${own.baseURL}/account/profile`)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('Wrong-1-Guess')
  await dialog.getByLabel('New password').fill(newPassword)
  await dialog.getByLabel('Repeat password').fill(newPassword)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(/.+/)
  await expect(dialog.getByLabel('New password')).toHaveValue(newPassword)
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog).toBeHidden()
  const profile = `${own.baseURL}/api/account/profile`
  expect((await page.request.get(profile)).status()).toBe(200)
  expect((await elsewhere.request.get(profile)).status()).toBe(401)
  await elsewhere.close()
})

test('log out everywhere: the other device is notified, and logs in again where it is', async ({
  page,
  browser,
}) => {
  const name = uniqueName('edda')
  await confirmed(page, name)
  const elsewhere = await browser.newPage()
  for (const each of [page, elsewhere]) {
    await logIn(each, name, password)
    await expect(each).toHaveURL(`${own.baseURL}/`)
  }
  await elsewhere.goto(`${own.baseURL}/teams`)
  await elsewhere.getByRole('button', { name: 'Create team' }).first().click()
  const team = elsewhere.getByRole('dialog', { name: 'Create a team' })
  await team.getByLabel('Name').fill(`Crew of ${name}`)

  await page.goto(`${own.baseURL}/account/profile`)
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
  await question.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(`${own.baseURL}/`)
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  const profile = `${own.baseURL}/api/account/profile`
  for (const each of [page, elsewhere]) {
    expect((await each.request.get(profile)).status()).toBe(401)
  }

  await team.getByRole('button', { name: 'Create team' }).click()
  const ended = elsewhere.getByRole('dialog', { name: 'Your session has ended' })
  await ended.getByLabel('Password', { exact: true }).fill(password)
  await ended.getByRole('button', { name: 'Log in' }).click()
  await expect(ended).toBeHidden()
  await expect(elsewhere.getByRole('heading', { name: `Crew of ${name}` })).toBeVisible()
  // Still the screen of the teams, with the new one opened.
  await expect(elsewhere).toHaveURL(/\/teams\?team=\d+$/)
  expect((await page.request.get(profile)).status()).toBe(401)
  await elsewhere.close()
})

test('a registration that an organiser has to approve', async ({ page }) => {
  await setPolicy({ activeOnRegister: false, emailConfirmationRequired: false })
  await register(page, uniqueName('anna'))
  await expect(page.getByRole('heading', { name: 'An organizer has to approve you' })).toBeFocused()
})

test('a registration with proof of work goes in by itself', async ({ page }) => {
  await setPolicy({ activeOnRegister: true, useCaptcha: true })
  const name = uniqueName('pow')
  await register(page, name)
  await expect(page).toHaveURL(`${own.baseURL}/`, { timeout: 40_000 })
  await page.goto(`${own.baseURL}/account/profile`)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('after logging in nobody is led to another site (T16)', async ({ page }) => {
  await setPolicy({ activeOnRegister: true })
  const name = uniqueName('kim')
  await register(page, name)
  await expect(page).toHaveURL(`${own.baseURL}/`)
  const corpus = [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2e%2e//evil.example',
  ]
  for (const from of corpus) {
    await page.context().clearCookies()
    await page.goto(`${own.baseURL}/account/login?from=${encodeURIComponent(from)}`)
    await page.getByLabel('Username or email').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(`${own.baseURL}/`)
  }
})

test('links that are cut, old or made up say so and never break the page', async ({ page }) => {
  const broken = [
    '',
    '?token=',
    '?token=a&email=%%%',
    '?token=a&email=//8=',
    '?email=aWNl',
    '?token=<script>&email=x',
  ]
  for (const screen of ['verify', 'reset', 'confirm']) {
    for (const query of broken) {
      await page.goto(`${own.baseURL}/account/${screen}${query}`)
      await expect(page.getByRole('heading', { name: 'This link is not complete' })).toBeVisible()
    }
  }
})
