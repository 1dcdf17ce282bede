import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

const wishes = ['Capstan', 'Bilge Pump', 'Tide Table', 'Semaphore'].map((title, index) => ({
  title,
  flag: `flag{${index}}`,
  category: index < 2 ? ('Web' as const) : ('Crypto' as const),
  originalScore: 100 * (index + 1),
}))

test('every state of the board has an address that brings it back', async ({ browser, server }) => {
  const { page, context, game, open } = await play(
    browser,
    server,
    wishes,
    {},
    { viewport: { width: 1440, height: 900 } },
  )
  const sheet = await open(1)
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{no}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your notes' }).fill('Ask the cook about the sluice')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: 'Show only' }).click()
  await page.getByRole('menuitemradio', { name: /Attempted/ }).click()
  await expect(page).toHaveURL(/is=attempted/)
  const shown = page.locator('[data-roving]')
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('Bilge Pump')

  await page.goto(`/games/${game.id}/challenges?q=sluice`)
  await expect(shown).toHaveCount(1)
  await page.goto(`/games/${game.id}/challenges?cat=Crypto&view=list&sort=title`)
  await expect(shown).toHaveText(['Semaphore', 'Tide Table'])
  await context.close()
})

test('categories are one below the other on request, here and after a reload', async ({
  browser,
  server,
}) => {
  const { page, context, game } = await play(
    browser,
    server,
    wishes,
    {},
    { viewport: { width: 1440, height: 900 } },
  )
  await page.goto(`/games/${game.id}/challenges`)
  const tops = () =>
    page
      .getByRole('link', { name: /Capstan|Tide Table/ })
      .evaluateAll((tiles) => [...new Set(tiles.map((tile) => tile.getBoundingClientRect().top))])
  await expect.poll(async () => (await tops()).length).toBe(1)
  await page.getByRole('button', { name: /^Sort/ }).click()
  await page.getByRole('menuitemradio', { name: 'One row each, in fixed order' }).click()
  await expect.poll(async () => (await tops()).length).toBe(2)
  await page.reload()
  await expect.poll(async () => (await tops()).length).toBe(2)
  await context.close()
})

test('a challenge lists who solved it, with links to the teams', async ({ browser, server }) => {
  const { page, context, game, open } = await play(browser, server, wishes)
  const sheet = await open(0)
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{0}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Flag accepted')).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sheet.getByRole('button', { name: 'Share this solve' }).click()
  const shared = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(shared).toBe(`We solved Capstan in ${game.title}.`)
  const solves = sheet.getByRole('button', { name: 'All solves' })
  await solves.focus()
  await page.keyboard.press('Enter')
  const list = sheet.getByRole('list', { name: 'All solves' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const team = list.getByRole('link')
  const name = (await team.textContent()) ?? ''
  await team.click()
  await expect(page).toHaveURL(new RegExp(`/games/${game.id}/scoreboard\\?team=`))
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await context.close()
})

test('the verdict on a wrong flag is there after closing and after a reload', async ({
  browser,
  server,
}) => {
  const { page, context, open } = await play(browser, server, wishes)
  const sheet = await open(0)
  await sheet.getByRole('textbox', { name: 'Flag' }).fill('flag{no}')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: /Capstan/ }).click()
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await page.reload()
  await expect(sheet.getByText('Not the flag.')).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: 'Flag' })).toHaveValue('flag{no}')
  await context.close()
})

test('on a wide screen a challenge opens beside the board, which stays usable', async ({
  browser,
  server,
}) => {
  const { page, context, open } = await play(
    browser,
    server,
    wishes,
    {},
    { viewport: { width: 2560, height: 1300 } },
  )
  const sheet = await open(0)
  await page.getByRole('link', { name: /Tide Table/ }).click()
  await expect(page.getByRole('dialog', { name: 'Tide Table' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await context.close()
})
