import { unwrap } from '@halyard/api'
import type { Browser } from '@playwright/test'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import type { Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

async function pageOf(browser: Browser, server: string, actor: Actor, width = 1280) {
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
    storageState: await storageOf(server, actor),
  })
  return context.newPage()
}

test('players are asked before they join, organizers read the answers, and the date deletes them', async ({
  browser,
  server,
}) => {
  test.slow()
  const game = await newGame(server, [{ title: 'Capstan', flag: 'flag{right}' }])
  const params = { path: { id: game.id } }
  const admin = await theAdmin(server)
  const office = await pageOf(browser, server, admin)

  await test.step('an organizer asks for a school and a shirt', async () => {
    await office.goto(`/admin/games/${game.id}/divisions`)
    await office.getByRole('button', { name: 'Ask players' }).click({ timeout: firstVisit })
    const dialog = office.getByRole('dialog', { name: 'Ask players' })
    await dialog.getByLabel('Why you ask').fill('We print badges and order shirts.')
    await dialog.getByRole('button', { name: 'Add a field' }).click()
    await dialog.getByRole('textbox', { name: 'Field 1', exact: true }).fill('School')
    await dialog.getByRole('checkbox', { name: 'Nobody joins without an answer' }).press('Space')
    await dialog.getByRole('button', { name: 'Add a field' }).click()
    await dialog.getByRole('textbox', { name: 'Field 2', exact: true }).fill('Shirt')
    await dialog.getByRole('combobox', { name: 'Kind of field 2' }).click()
    await office.getByRole('option', { name: 'One of a list' }).click()
    await dialog.getByRole('textbox', { name: 'Choices of field 2' }).fill('S\nM\nL')
    await dialog.getByRole('button', { name: 'Save fields' }).click()
    await expect(dialog).toBeHidden()
  })

  const player = await newPlayer(server)
  const teamName = uniqueName('Crew ')
  await unwrap(player.api.POST('/api/team', { body: { name: teamName, bio: null } }))
  const page = await pageOf(browser, server, player, 390)
  const { keyboard } = page

  await test.step('a player answers by keyboard alone, on a phone, and joins', async () => {
    await page.goto(`/games/${game.id}`)
    await page
      .getByRole('button', { name: 'Join this game' })
      .press('Enter', { timeout: firstVisit })
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('We print badges and order shirts.')).toBeVisible()
    const join = dialog.getByRole('button', { name: `Join as ${teamName}` })
    await join.press('Enter')
    await expect(dialog.getByText('Give an answer.')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'School' })).toBeFocused()
    await keyboard.type('港の学校')
    await keyboard.press('Tab')
    await expect(dialog.getByRole('combobox', { name: 'Shirt' })).toBeFocused()
    await keyboard.press('Enter')
    await page.getByRole('option', { name: 'M', exact: true }).press('Enter')
    await join.press('Enter')
    await expect(page.getByRole('link', { name: 'Open challenges' })).toBeVisible()
  })

  await test.step('the player changes an answer on the page of the game', async () => {
    await page.goto(`/games/${game.id}`)
    await page.getByRole('button', { name: 'Your answers' }).press('Enter', { timeout: firstVisit })
    const dialog = page.getByRole('dialog', { name: 'Your answers' })
    const school = dialog.getByRole('textbox', { name: 'School' })
    await expect(school).toHaveValue('港の学校')
    await school.fill('Pier School')
    await dialog.getByRole('button', { name: 'Save answers' }).press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('the organizer reads it beside the player', async () => {
    await office.goto(`/admin/games/${game.id}/review`)
    await office.getByRole('radio', { name: 'Accepted 1' }).click({ timeout: firstVisit })
    const panel = office.getByRole('complementary', { name: 'Team' })
    await panel.getByRole('switch', { name: 'Personal data' }).click()
    await expect(panel.getByText('Pier School')).toBeVisible()
    await expect(panel.getByText('M', { exact: true })).toBeVisible()
  })

  await test.step('the date comes: nobody reads an answer, and nothing is asked', async () => {
    const { reason, fields, etag } = await unwrap(
      admin.api.GET('/api/edit/games/{id}/fields', { params }),
    )
    const soon = { reason, fields, deleteAt: Date.now() + 2000 }
    const header = { 'If-Match': etag }
    await unwrap(
      admin.api.PUT('/api/edit/games/{id}/fields', { params: { ...params, header }, body: soon }),
    )
    const left = async () => {
      const stored = await unwrap(admin.api.GET('/api/edit/games/{id}/fields', { params }))
      return stored.fields.map(({ answerCount }) => answerCount)
    }
    await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0])
    await office.goto(`/admin/games/${game.id}/divisions?dlg=fields`)
    await expect(office.getByText(/nothing is asked anymore/)).toBeVisible({ timeout: firstVisit })
    await page.goto(`/games/${game.id}`)
    await expect(page.getByRole('link', { name: 'Open challenges' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your answers' })).toBeHidden()
  })
})
