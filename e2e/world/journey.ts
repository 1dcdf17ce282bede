import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { uniqueName } from './names.ts'
import { solveQuay } from './quay.ts'

/** The game that a server makes on its first start. */
export const sampleGame = 'Harbour Trials'
const challenge = 'A day at the quay'
const password = 'Anchor-4-Weigh'

/** A player's whole way: an account, a team, the sample game, an attachment, a wrong and the right flag, the scoreboard. */
export async function playAsNewcomer(page: Page): Promise<void> {
  const name = uniqueName('iris')
  const team = uniqueName('Null ')

  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  // The log-in form has a field of the same name: what is typed before the screens change is typed there.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/')

  await page.getByRole('link', { name: 'Teams' }).first().click()
  await page.getByRole('button', { name: 'Create team' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(team)
  await dialog.getByRole('button', { name: 'Create team' }).click()
  await expect(page.getByRole('heading', { name: team })).toBeVisible()

  await page.getByRole('link', { name: 'Games' }).first().click()
  await page.getByRole('searchbox', { name: 'Search games' }).fill(sampleGame)
  await page.getByRole('link', { name: sampleGame }).first().click()
  await page.getByRole('button', { name: 'Join' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Join as ${team}` })
    .click()
  await page.getByRole('link', { name: 'Open challenges' }).click()

  await page.getByRole('link', { name: new RegExp(challenge) }).click()
  const sheet = page.getByRole('dialog', { name: challenge })
  const flag = sheet.getByRole('textbox', { name: 'Flag' })
  const downloading = page.waitForEvent('download')
  await sheet.getByRole('link', { name: /arrivals\.txt/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('arrivals.txt')
  const arrivals = readFileSync(await download.path(), 'utf8')

  await flag.fill('halyard{0_0}')
  await flag.press('Enter')
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await expect(flag).toHaveValue('halyard{0_0}')
  await expect(sheet.getByText('19 attempts left')).toBeVisible()

  await flag.fill(solveQuay(arrivals))
  await sheet.getByRole('button', { name: 'Submit flag' }).click()
  await expect(sheet.getByText('Flag accepted')).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Scoreboard' }).first().click()
  await expect(page.getByText(team).filter({ visible: true }).first()).toBeVisible()
}
