import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { storageOf, theAdmin } from '../world/actor.ts'
import { admin } from '../world/admin.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { drawPicture } from '../world/picture.ts'
import { expect, test } from '../world/test.ts'

async function organiser(browser: Browser, server: string) {
  const storageState = await storageOf(server, await theAdmin(server))
  return (await browser.newContext({ baseURL: server, storageState })).newPage()
}

test('the settings of a game: kept over a reload, saved beside somebody else, asked about, deleted', async ({
  browser,
  server,
}) => {
  const { id, title } = await newGame(server, [])
  const other = await theAdmin(server)
  const params = { path: { id } }
  /** Another organiser saves, on top of what is stored. */
  const saveElsewhere = async (changes: object) => {
    const game = await unwrap(other.api.GET('/api/edit/games/{id}', { params }))
    await unwrap(other.api.PUT('/api/edit/games/{id}', { params, body: { ...game, ...changes } }))
  }
  const page = await organiser(browser, server)
  const save = page.getByRole('button', { name: 'Save game' })
  const saved = page.getByText('Game saved', { exact: true })
  /** Stays until a save has been answered; its button changes its name at once. */
  const saveBar = page.getByRole('region', { name: 'Changes to the game' })
  const renamed = uniqueName('港の灯 ')

  await page.goto('/admin/games')
  await page.getByRole('searchbox').fill(title)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(/\/info$/)
  await page.getByLabel('Title').fill(renamed)
  await page.getByLabel('Description').fill('## Rules\n\nBe **kind**.')
  await page.getByRole('radio', { name: 'Split' }).click()
  await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()

  // A reload, as after a crash, gives everything back; what somebody else saved meanwhile in other fields is there, too.
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect.poll(drafts).toContain('kind')
  await saveElsewhere({ summary: 'Written elsewhere.' })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('This is what you typed last time')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(renamed)
  await expect(page.getByLabel('Summary')).toHaveValue('Written elsewhere.')

  // The session ends meanwhile; logged in again, the save continues.
  await page.context().clearCookies()
  await save.click()
  const login = page.getByRole('dialog')
  await login.getByRole('textbox', { name: 'Password' }).fill(admin.password)
  await login.getByRole('button', { name: 'Log in' }).click()
  await expect(saved).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(renamed)
  await expect(saveBar).toBeHidden()

  // Both change one field: nothing is overwritten before a choice.
  await page.getByLabel('Summary').fill('Written here.')
  await saveElsewhere({ summary: 'Written there.' })
  await save.click()
  const conflict = page.getByRole('group', { name: "Someone else's changes" })
  await expect(conflict).toContainText('Written there.')
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
  await save.click()
  await expect(saveBar).toBeHidden()
  const stored = await unwrap(other.api.GET('/api/edit/games/{id}', { params }))
  expect(stored).toMatchObject({ title: renamed, summary: 'Written here.' })
  expect(stored.content).toContain('**kind**')

  const png = { name: 'poster.png', mimeType: 'image/png', buffer: await drawPicture(page) }
  const sent = page.waitForResponse(/\/poster$/)
  await page.getByLabel('Poster').setInputFiles(png)
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click()
  expect((await sent).status()).toBe(200)

  // An end in the past ends the running game: that is asked about. By keyboard.
  await page.getByLabel('End', { exact: true }).fill('2026-11-01T10:00')
  await page.getByLabel('Start').fill('2026-10-01T10:00')
  await page.getByLabel('End', { exact: true }).fill('2026-10-02T10:00')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('The game ends as soon as this is saved')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByLabel('Title').fill('never saved')
  await page.getByRole('button', { name: 'Delete game' }).click()
  await question.getByLabel(`Type ${renamed}`).fill(renamed)
  await question.getByRole('button', { name: 'Delete game' }).click()
  await expect(page).toHaveURL(/\/admin\/games$/)
  await page.context().close()
})
