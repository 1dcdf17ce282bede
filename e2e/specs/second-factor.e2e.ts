import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { newPlayer, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { admin } from '../world/admin.ts'
import { firstVisit } from '../world/play.ts'
import { freePort, startServer } from '../world/server.ts'
import type { OwnServer } from '../world/server.ts'
import { expect, test } from '../world/test.ts'

// A server of its own: passkeys belong to its address, and its policy concerns everybody.
test.describe.configure({ mode: 'serial' })

let own: OwnServer
let site: string
const data = mkdtempSync(join(tmpdir(), 'halyard-factor-'))

test.beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  own = await startServer(data, port, {
    flags: ['--empty'],
    settings: { HALYARD_URL: site },
  })
})

test.afterAll(async () => {
  await own.stop('SIGTERM')
  rmSync(data, { recursive: true, force: true })
})

const PERIOD_MS = 30_000
/** The code of the period that many periods from now: servers take the next one early. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * PERIOD_MS,
  })

async function enterPassword(page: Page, { name, password }: Pick<Actor, 'name' | 'password'>) {
  await page.goto(`${site}/account/login`)
  await page.getByLabel('Username or email').fill(name, { timeout: firstVisit })
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const isIn = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await fetch('/api/account/profile')).status))
    .toBe(200)

const openSection = async (page: Page) => {
  await page.goto(`${site}/account/profile#second-factor`)
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible({
    timeout: firstVisit,
  })
}

/** An account with an authenticator app, made without a browser. */
async function withApp(actor: Actor) {
  const { secret } = await unwrap(actor.api.POST('/api/account/secondfactor/totp'))
  const body = { code: codeOf(secret, -1) }
  const { codes } = await unwrap(actor.api.PUT('/api/account/secondfactor/totp', { body }))
  return { ...actor, secret, codes }
}

/** The administrator has a second factor from the test of the role change on: this session goes on. */
let office: Awaited<ReturnType<typeof withApp>>

function cookieOf({ cookie }: Actor) {
  const [name = '', value = ''] = cookie().split('=')
  return { name, value, url: site }
}

async function virtualDevice(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('an authenticator app is set up and used by keyboard alone, also after a reload @phone', async ({
  page,
}) => {
  const player = await newPlayer(site)
  await enterPassword(page, player)
  await isIn(page)
  await openSection(page)
  await page.getByRole('button', { name: 'Set up app' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  const field = dialog.getByLabel('Code of your authenticator app')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.focus()
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter the six digits that your app shows.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await page.keyboard.press('Escape')
  await expect(codes).toBeVisible()
  await codes.getByRole('button', { name: 'I have stored them' }).press('Enter')
  await expect(page.getByText('10 codes left')).toBeVisible()

  await page.context().clearCookies()
  await enterPassword(page, player)
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible()
  const second = page.getByLabel('Code of your authenticator app')
  await expect(second).toBeFocused()
  await page.reload()
  await expect(second).toBeFocused({ timeout: firstVisit })
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site}/`)
  await isIn(page)
})

test('a recovery code logs in once, and the password can be entered again', async ({ page }) => {
  const { name, password, codes } = await withApp(await newPlayer(site))
  const [code = ''] = codes
  await enterPassword(page, { name, password })
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(code.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site}/`)
  await isIn(page)

  await page.context().clearCookies()
  await enterPassword(page, { name, password })
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This recovery code is wrong or was used before.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in as someone else' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.goto(`${site}/account/login?step=2`)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible({ timeout: firstVisit })
})

test('a passkey is added, is the second step and then the only one, renamed and removed', async ({
  page,
}) => {
  const player = await newPlayer(site)
  await virtualDevice(page)
  await enterPassword(page, player)
  await isIn(page)
  await openSection(page)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Chart table')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Chart table')

  await page.getByRole('button', { name: 'Add passkey' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.context().clearCookies()
  await enterPassword(page, player)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${site}/`)
  await isIn(page)

  await page.context().clearCookies()
  await page.goto(`${site}/account/login`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click({ timeout: firstVisit })
  await expect(page).toHaveURL(`${site}/`)
  await isIn(page)

  await openSection(page)
  await page.getByRole('button', { name: 'Rename Chart table' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Pilot')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Pilot' }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeHidden()
  const { api } = player
  await unwrap(
    api.POST('/api/account/login', { body: { userName: player.name, password: player.password } }),
  )
})

test('a role change asks who it is, keeps what was typed, and is sent again', async ({ page }) => {
  const keeper = await theAdmin(site)
  const player = await newPlayer(site)
  await enterPassword(page, admin)
  await isIn(page)
  // The first factor, added elsewhere: this session has shown a password alone.
  office = await withApp(keeper)
  const { codes } = office
  await page.goto(`${site}/admin/users?q=${player.name}`)
  const row = page.getByRole('row', { name: player.name })
  await row.getByText(player.name, { exact: true }).click({ timeout: firstVisit })
  const drawer = page.getByRole('dialog', { name: player.name })
  await drawer.getByRole('radio', { name: 'Monitor' }).click()
  await drawer.getByLabel('Real name').fill('Mara Keel')
  await drawer.getByRole('button', { name: 'Save' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await confirm.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await confirm.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User saved', { exact: true })).toBeVisible()
  const { data: users } = await unwrap(
    keeper.api.POST('/api/admin/users/search', { params: { query: { hint: player.name } } }),
  )
  expect(users[0]).toMatchObject({ role: 'Monitor', realName: 'Mara Keel' })
})

test('an administrator takes a lost second factor away', async ({ page, browser }) => {
  const lost = await withApp(await newPlayer(site))
  await page.context().addCookies([cookieOf(office)])
  await page.goto(`${site}/admin/users?q=${lost.name}`)
  await page
    .getByRole('button', { name: `Actions for ${lost.name}` })
    .click({ timeout: firstVisit })
  await page.getByRole('menuitem', { name: 'Reset second factor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset second factor' }).click()
  await expect(page.getByText(`Second factor of ${lost.name} reset`, { exact: true })).toBeVisible()
  const other = await (await browser.newContext()).newPage()
  await enterPassword(other, lost)
  await expect(other).toHaveURL(`${site}/`)
  await isIn(other)
})

test('who has to have a second factor is led to set one up, and then goes on', async ({
  page,
  browser,
}) => {
  const watcher = await newPlayer(site)
  const { data: users } = await unwrap(
    office.api.POST('/api/admin/users/search', { params: { query: { hint: watcher.name } } }),
  )
  const userId = users[0]?.id ?? ''
  await unwrap(
    office.api.PUT('/api/admin/users/{userId}', {
      params: { path: { userId } },
      body: { role: 'Admin' },
    }),
  )
  await page.context().addCookies([cookieOf(office)])
  await page.goto(`${site}/admin/settings/accounts`)
  await page.getByRole('button', { name: 'Change policy' }).click({ timeout: firstVisit })
  const dialog = page.getByRole('dialog', { name: 'Policy for second factors' })
  await dialog.getByRole('combobox', { name: 'Who has to have a second factor' }).click()
  await page.getByRole('option', { name: 'Administrators and monitors' }).click()
  await dialog.getByRole('button', { name: 'Save policy' }).click()
  await expect(page.getByText('Administrators and monitors have to have one.')).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await enterPassword(theirs, watcher)
  await expect(theirs).toHaveURL(`${site}/account/profile#second-factor`)
  await expect(theirs.getByText('Your account needs a second factor')).toBeVisible()
  await theirs.goto(`${site}/admin/users`)
  await expect(theirs).toHaveURL(`${site}/account/profile#second-factor`)
  await theirs.getByRole('button', { name: 'Set up app' }).click({ timeout: firstVisit })
  const secret = (await theirs.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await theirs.getByLabel('Code of your authenticator app').fill(codeOf(secret))
  await theirs.keyboard.press('Enter')
  await theirs.getByRole('button', { name: 'I have stored them' }).click()
  await expect(theirs.getByText('Your account needs a second factor')).toBeHidden()
  await theirs.goto(`${site}/admin/users`)
  await expect(theirs.getByRole('heading', { name: 'Users' })).toBeVisible({ timeout: firstVisit })
})
