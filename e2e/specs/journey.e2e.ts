import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { uniqueName } from '../world/names.ts'
import { solveQuay } from '../world/quay.ts'

const game = 'Harbour Trials'
const challenge = 'A day at the quay'
const password = 'Anchor-4-Weigh'

test('a newcomer registers, joins, solves and stands on the scoreboard @phone', async ({
  page,
}) => {
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
  await page.getByRole('searchbox', { name: 'Search games' }).fill(game)
  await page.getByRole('link', { name: game }).first().click()
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
})

/** Presses Tab until what has the focus bears the name. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const label = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return (
        element.ariaLabel ?? labels.map((one) => one.textContent).join(' ') + element.textContent
      )
    })
    if (name.test(label.trim())) return
  }
  throw new Error(`Tab never reaches ${name}`)
}

test('the same with the keyboard alone', async ({ page }) => {
  const name = uniqueName('mio')
  const team = uniqueName('Deck ')
  const type = (text: string) => page.keyboard.type(text)
  const enter = () => page.keyboard.press('Enter')

  await page.goto('/account/register')
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await tabTo(page, /^Username/)
  await type(name)
  await tabTo(page, /^Email/)
  await type(`${name}@example.org`)
  await tabTo(page, /^Password/)
  await type(password)
  await tabTo(page, /^Repeat password/)
  await type(password)
  await enter()
  await expect(page).toHaveURL('/')

  await tabTo(page, /^Teams$/)
  await enter()
  await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible()
  await tabTo(page, /^Create team$/)
  await enter()
  await tabTo(page, /^Name/)
  await type(team)
  await enter()
  await expect(page.getByRole('heading', { name: team })).toBeVisible()

  await tabTo(page, /^Games$/)
  await enter()
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible()
  await page.keyboard.press('/')
  await type(game)
  await expect(page.getByRole('link', { name: game }).first()).toBeVisible()
  await tabTo(page, new RegExp(game))
  await enter()
  await expect(page.getByRole('heading', { level: 1, name: game })).toBeVisible()
  await tabTo(page, /^Join/)
  await enter()
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, new RegExp(`^Join as ${team}`))
  await enter()
  await expect(page.getByRole('link', { name: 'Open challenges' })).toBeVisible()
  await tabTo(page, /^Open challenges/)
  await enter()

  await expect(page.getByRole('link', { name: /Welcome aboard/ })).toBeVisible()
  await tabTo(page, /Welcome aboard/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await enter()
  const sheet = page.getByRole('dialog', { name: 'Welcome aboard' })
  await expect(sheet).toBeVisible()
  const reversed =
    /^\}.*\{[a-z]+$/m.exec((await sheet.locator('pre').innerText()).trim())?.[0] ?? ''
  await tabTo(page, /^Flag$/)
  await type('halyard{not_this_one}')
  await enter()
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await page.keyboard.press('Control+A')
  await type(reversed.split('').toReversed().join(''))
  await enter()
  await expect(sheet.getByText('Flag accepted')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator(':focus')).toContainText('Welcome aboard')
  await tabTo(page, /^Scoreboard$/)
  await enter()
  await expect(page.getByText(team).filter({ visible: true }).first()).toBeVisible()
})
