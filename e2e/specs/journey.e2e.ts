import { expect, test, type Locator } from '@playwright/test'
import { playAsNewcomer, sampleGame } from '../world/journey.ts'
import { tabTo } from '../world/keyboard.ts'
import { uniqueName } from '../world/names.ts'

test.use({ serviceWorkers: 'allow' })

const game = sampleGame
const password = 'Anchor-4-Weigh'

test('a newcomer registers, joins, solves and is on the scoreboard @phone', async ({ page }) => {
  await playAsNewcomer(page)
})

test('nine clicks lead from the home page to the first accepted flag @phone', async ({ page }) => {
  const name = uniqueName('ida')
  const team = uniqueName('Buoy ')
  const click = countClicks()
  await page.goto('/')
  await click(page.getByRole('link', { name: 'Create an account' }).first())
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await click(page.getByRole('button', { name: 'Create account' }))
  await expect(page).toHaveURL('/')
  // Other tests run games of their own, so the sample need not be the large one of the home page.
  await click(
    page.getByRole('link', { name: 'Games', exact: true }).filter({ visible: true }).first(),
  )
  await page.getByRole('searchbox', { name: 'Search games' }).fill(game)
  await click(page.getByRole('link', { name: 'Join', exact: true }).first())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(team)
  await click(dialog.getByRole('button', { name: 'Create team' }))
  await click(dialog.getByRole('button', { name: `Join as ${team}` }))
  await click(page.getByRole('link', { name: 'Open challenges' }))
  await click(page.getByRole('link', { name: /Welcome aboard/ }))
  const sheet = page.getByRole('dialog', { name: 'Welcome aboard' })
  const reversed =
    /^\}.*\{[a-z]+$/m.exec((await sheet.locator('pre').innerText()).trim())?.[0] ?? ''
  await sheet.getByRole('textbox', { name: 'Flag' }).fill(reversed.split('').toReversed().join(''))
  await click(sheet.getByRole('button', { name: 'Submit flag' }))
  await expect(sheet.getByText('Flag accepted')).toBeVisible()
  expect(click.count()).toBeLessThanOrEqual(9)
})

/** Clicks, and counts them. */
function countClicks() {
  let count = 0
  const click = async (target: Locator) => {
    count += 1
    await target.click()
  }
  return Object.assign(click, { count: () => count })
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
  // The heading is there a moment before the page handles keys.
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 1000 })
  }).toPass()
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
