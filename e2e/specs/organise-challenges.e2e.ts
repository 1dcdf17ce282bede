import type { Page } from '@playwright/test'
import { storageOf, theAdmin } from '../world/actor.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) })

test('challenges: created, priced in place, cloned, enabled in bulk with reasons, deleted; readiness follows', async ({
  browser,
  server,
}) => {
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const page = await context.newPage()
  const start = Date.now() + 86_400_000
  const answer = await page.request.post('/api/edit/games', {
    data: { title: uniqueName('Quay '), start, end: start + 86_400_000, hidden: true },
  })
  const { id: gameId } = await answer.json()
  await page.goto(`/admin/games/${gameId}/challenges`)
  const readiness = page.getByRole('button', { name: /^Readiness/ })

  // The editor of the new challenge opens.
  await page.getByRole('button', { name: 'Create challenge' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('港の灯')
  await dialog.getByRole('radio', { name: 'Dynamic container' }).click()
  await dialog.getByRole('button', { name: 'Create challenge' }).click()
  await expect(page).toHaveURL(/\/challenges\/\d+$/)
  await page.goto(`/admin/games/${gameId}/challenges`)

  const row = rowOf(page, '港の灯')
  await row.getByRole('button', { name: /^Points of/ }).press('Enter')
  await page.keyboard.type('640')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Points of 港の灯: 640' })).toBeFocused()
  await row.getByRole('button', { name: /^Category of/ }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Web' }).press('Enter')
  await expect(row.getByRole('button', { name: 'Category of 港の灯: Web' })).toBeVisible()

  await row.getByRole('button', { name: 'Actions for 港の灯' }).click()
  await page.getByRole('menuitem', { name: 'Clone…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clone challenge' }).click()
  const copy = rowOf(page, '港の灯 (copy)')
  await expect(copy.getByRole('button', { name: /^Points of/ })).toHaveText('640')

  // Without an image neither can be played: a warning says so, and they can be enabled anyway.
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Enable', exact: true }).click()
  await expect(page.getByText('2 challenges enabled', { exact: true })).toBeVisible()
  await expect(row.getByRole('switch')).toBeChecked()
  await readiness.click()
  await expect(page.getByRole('dialog').getByText('No image')).toBeVisible()

  // Tried in a copy: they open, their instances do not start, and nothing stays behind.
  const lists = async () => {
    const games = await page.request.get('/api/edit/games?count=100&skip=0')
    const teams = await page.request.get('/api/team')
    const { data } = await games.json()
    const titles = data.map((game: { title: string }) => game.title)
    return {
      rehearsals: titles.filter((title: string) => title.startsWith('Rehearsal')),
      teams: await teams.json(),
    }
  }
  const before = await lists()
  await page.getByRole('button', { name: 'Rehearse…' }).click()
  await page.getByRole('button', { name: 'Start rehearsal' }).click()
  await expect(page.getByRole('dialog').getByLabel('Works')).toHaveCount(2)
  await expect(page.getByRole('dialog').getByLabel('Failed')).toHaveCount(2)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  expect(before.rehearsals).toEqual([])
  expect(await lists()).toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('switch')).not.toBeChecked()

  await copy.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByLabel('Type 港の灯 (copy)').fill('港の灯 (copy)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 challenge deleted', { exact: true })).toBeVisible()
  await expect(copy).toBeHidden()
  const left = await page.request.get(`/api/edit/games/${gameId}/challenges`)
  expect(await left.json()).toMatchObject([
    { title: '港の灯', category: 'Web', originalScore: 640, isEnabled: false },
  ])
  await context.close()
})
