import { expect, type Page } from '@playwright/test'
import { uniqueName } from './names.ts'

const hour = 3_600_000

/** A moment as a field for it takes it, in the time zone of the browser. */
export const fieldTime = (page: Page, fromNowMs: number) =>
  page.evaluate((ms) => {
    const at = new Date(Date.now() + ms)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  }, fromNowMs)

/** Creates a running game on the list of games, and opens its settings. */
export async function createGame(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Create game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Start').fill(await fieldTime(page, -hour))
  await dialog.getByLabel('End').fill(await fieldTime(page, 24 * hour))
  await dialog.getByRole('button', { name: 'Create game' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Info' })).toBeVisible()
}

/** Creates a challenge of the game that is open, and opens its flags. */
export async function createChallenge(page: Page, title: string, type: string): Promise<void> {
  await page
    .getByRole('link', { name: /^Challenges/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Create challenge' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('radio', { name: type }).click()
  await dialog.getByRole('button', { name: 'Create challenge' }).click()
  await expect(page).toHaveURL(/\/challenges\/\d+$/)
  await page.getByRole('link', { name: 'Flags and attachments' }).click()
}

/** An organiser's shortest way: a game, a challenge with its flag, a division, a notice, and all of it made public. */
export async function organiseGame(page: Page): Promise<void> {
  await page.goto('/admin/games')
  const title = uniqueName('Regatta ')
  await createGame(page, title)
  await createChallenge(page, 'Bell buoy', 'Static attachment')
  await page.getByRole('textbox', { name: 'Flags to add' }).fill('HL{ding}')
  await page.getByRole('button', { name: 'Add 1 flag' }).click()
  await expect(page.getByText('1 flag added.')).toBeVisible()
  await page
    .getByRole('link', { name: /^Challenges/ })
    .first()
    .click()
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click()
  await expect(page.getByText('“Bell buoy” is enabled', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Divisions' }).first().click()
  await page.getByRole('button', { name: 'Create division' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Open')
  await dialog.getByRole('button', { name: 'Create division' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Notices' }).first().click()
  await page.getByRole('textbox', { name: 'New notice' }).fill('The **first** hour begins.')
  await page.keyboard.press('Control+Enter')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The first hour begins.' }),
  ).toBeVisible()
  await page.getByRole('switch', { name: `Public: ${title}` }).click()
  await expect(page.getByText(`“${title}” is public`, { exact: true })).toBeVisible()
}
