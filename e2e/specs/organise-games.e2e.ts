import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

/** The row of a game in the list of the organisers. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('a game: created hidden, published, taken back, exported, imported, duplicated, deleted', async ({
  browser,
  server,
}) => {
  const title = uniqueName('港の灯 Quay ')
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const page = await context.newPage()
  const visitor = await (await browser.newContext({ baseURL: server })).newPage()
  const publicLink = visitor.getByRole('link', { name: title })

  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/games$/)
  await page.getByRole('button', { name: 'Create game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Start').fill('2027-03-01T08:00')
  await expect(dialog.getByLabel('End')).toHaveValue('2027-03-02T08:00')
  await dialog.getByRole('button', { name: 'Create game' }).click()
  await expect(page.getByText('Game created', { exact: true })).toBeVisible()
  const row = rowOf(page, title)
  await expect(row.getByText('Upcoming')).toBeVisible()

  // Nobody else sees it until it is published.
  await visitor.goto('/games')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(publicLink).toBeHidden()
  await row.getByRole('switch').click()
  await expect(page.getByText(`“${title}” is public`, { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(publicLink.first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('switch')).not.toBeChecked()
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(publicLink).toBeHidden({ timeout: 1000 })
  }).toPass()

  await page.getByRole('searchbox').fill(title)
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export package' }).click()
  const path = await (await downloading).path()
  await page.getByRole('button', { name: 'Import package' }).click()
  const chooser = page.getByRole('dialog').getByLabel('Game package')
  await chooser.setInputFiles({
    name: 'broken.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no package'),
  })
  await expect(chooser).toHaveAttribute('aria-invalid', 'true')
  await chooser.setInputFiles({
    name: 'game.zip',
    mimeType: 'application/zip',
    buffer: await readFile(path),
  })
  await expect(page.getByText('Game imported', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(2)
  await expect(row.first().getByRole('switch')).not.toBeChecked()

  await row
    .first()
    .getByRole('button', { name: `Actions for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByText(`“${title}” was duplicated`, { exact: true })).toBeVisible()
  await expect(row).toHaveCount(3)

  // By keyboard alone.
  for (const left of [2, 1, 0]) {
    await row
      .first()
      .getByRole('button', { name: `Actions for ${title}` })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter')
    await page.getByLabel(`Type ${title}`).fill(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(row).toHaveCount(left)
  }
  await visitor.context().close()
  await context.close()
})

test('only administrators organise games', async ({ browser, server }) => {
  const storageState = await storageOf(server, await newPlayer(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const page = await context.newPage()
  await page.goto('/admin/games')
  await expect(
    page.getByRole('heading', { name: 'You are not allowed to open this page' }),
  ).toBeVisible()
  await context.close()
})
