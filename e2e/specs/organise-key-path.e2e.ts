import { unwrap } from '@halyard/api'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { tabTo } from '../world/keyboard.ts'
import { uniqueName } from '../world/names.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const gameIdOf = (url: string) => Number(/games\/(\d+)/.exec(url)?.[1])

/** Somebody with a team who wants to play the game. */
async function applicant(server: string, gameId: number) {
  const player = await newPlayer(server)
  const team = await unwrap(player.api.POST('/api/team', { body: { name: uniqueName('Crew ') } }))
  const params = { path: { id: gameId } }
  await unwrap(player.api.POST('/api/game/{id}', { params, body: { teamId: team.id } }))
  const notices = () => unwrap(player.api.GET('/api/game/{id}/notices', { params }))
  const status = async () => (await unwrap(player.api.GET('/api/game/{id}', { params }))).status
  return { name: team.name ?? '', notices, status }
}

async function organiser(browser: Browser, server: string, options: BrowserContextOptions = {}) {
  const storageState = await storageOf(server, await theAdmin(server))
  return browser.newContext({ baseURL: server, storageState, ...options })
}

test('from an empty list to a running game on a phone @phone', async ({
  browser,
  server,
  isMobile,
  viewport,
}) => {
  test.skip(!isMobile, 'the same by keys on wide screens')
  const title = uniqueName('Quay ')
  const context = await organiser(browser, server, { viewport, isMobile, hasTouch: true })
  const page = await context.newPage()
  const fits = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    )
  const section = async (name: string) => {
    await page
      .getByRole('navigation', { name: 'Sections of the game' })
      .getByRole('link', { name })
      .click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await fits()).toBe(true)
  }

  await page.goto('/admin/games')
  await page.getByRole('button', { name: 'Create game' }).click({ timeout: firstVisit })
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Start').fill('2026-11-01T10:00')
  await dialog.getByLabel('End').fill('2027-11-02T10:00')
  expect(await fits()).toBe(true)
  await dialog.getByRole('button', { name: 'Create game' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(/\/info$/)

  await section('Challenges')
  await page.getByRole('button', { name: 'Create challenge' }).click()
  await dialog.getByLabel('Title').fill('Capstan')
  await dialog.getByRole('button', { name: 'Create challenge' }).click()
  await page.getByRole('link', { name: 'Flags and attachments' }).click()
  await page.getByRole('textbox', { name: 'Flags to add' }).fill('HL{heave}')
  await page.getByRole('button', { name: 'Add 1 flag' }).click()
  await expect(page.getByText('1 flag added.')).toBeVisible()
  await page.getByRole('link', { name: 'Challenge', exact: true }).click()
  await page.getByRole('button', { name: 'Enable' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible()
  expect(await fits()).toBe(true)

  await page.getByRole('switch', { name: `Public: ${title}` }).click()
  await expect(page.getByText(`“${title}” is public`, { exact: true })).toBeVisible()
  const team = await applicant(server, gameIdOf(page.url()))
  await section('Review')
  await page.getByRole('button', { name: team.name }).click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(team.status).toBe('Accepted')

  await page.goto(page.url().replace(/review.*$/, 'notices'))
  await page.getByRole('textbox', { name: 'New notice' }).fill('Heave ho.')
  await page.getByRole('button', { name: 'Publish notice' }).click()
  await expect(page.getByText('Notice published', { exact: true })).toBeVisible()
  expect((await team.notices()).map(({ values }) => values)).toContainEqual(['Heave ho.'])
  expect(await fits()).toBe(true)
  await context.close()
})

test('from an empty list to a running game by keys alone', async ({ browser, server }) => {
  const title = uniqueName('Quay ')
  const context = await organiser(browser, server)
  const page = await context.newPage()
  const { keyboard } = page
  const enter = () => keyboard.press('Enter')
  const focused = page.locator(':focus')
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })

  await page.goto('/admin/games')
  await expect(heading('Games')).toBeVisible({ timeout: firstVisit })
  await tabTo(page, /^Create game$/)
  await enter()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await keyboard.type(title)
  await enter()
  await expect(page.getByText('Game created', { exact: true })).toBeVisible()
  await expect(focused).toHaveText('Create game')
  await tabTo(page, new RegExp(`^${title}$`))
  await enter()
  await expect(page).toHaveURL(/\/info$/)
  const gameId = gameIdOf(page.url())

  await tabTo(page, /^Challenges/)
  await enter()
  await expect(heading('Challenges')).toBeVisible()
  await tabTo(page, /^Create challenge$/)
  await enter()
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused()
  await keyboard.type('Capstan')
  await enter()
  await expect(heading('Capstan')).toBeVisible()
  await tabTo(page, /^Flags and attachments$/)
  await enter()
  await tabTo(page, /^Flags to add/)
  await keyboard.type('HL{heave}')
  await keyboard.press('Control+Enter')
  await expect(page.getByText('1 flag added.')).toBeVisible()
  await tabTo(page, /^Challenge$/)
  await enter()
  await tabTo(page, /^Enable$/)
  await enter()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await tabTo(page, /^Enable challenge$/)
  await enter()
  await expect(page.getByRole('button', { name: 'Disable' })).toBeFocused()

  await tabTo(page, /^Public: /)
  await keyboard.press('Space')
  await expect(page.getByText(`“${title}” is public`, { exact: true })).toBeVisible()
  await expect(page.getByRole('switch', { name: `Public: ${title}` })).toBeFocused()
  const team = await applicant(server, gameId)
  await tabTo(page, /^Review$/)
  await enter()
  await expect(page.getByRole('complementary', { name: 'Team' })).toContainText(team.name)
  await keyboard.press('a')
  await expect.poll(team.status).toBe('Accepted')

  await tabTo(page, /^Notices$/)
  await enter()
  await tabTo(page, /^New notice/)
  await keyboard.type('Heave ho.')
  await keyboard.press('Control+Enter')
  await expect(page.getByText('Notice published', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'New notice' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Heave ho.' })).toBeVisible()
  await context.close()
})
