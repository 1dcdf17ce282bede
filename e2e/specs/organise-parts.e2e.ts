import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { uniqueName } from '../world/names.ts'
import { play } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

test('a division and a notice: made by an organiser, at the players at once', async ({
  browser,
  server,
}) => {
  const wide = { viewport: { width: 1440, height: 900 } }
  const played = await play(browser, server, [{ title: 'Capstan', flag: 'flag{x}' }], {}, wide)
  const { page: player, game } = played
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState, ...wide })
  const page = await context.newPage()

  await player.goto(`/games/${game.id}/challenges`)
  await expect(player.getByText('Mark all as read')).toBeVisible()
  await page.goto(`/admin/games/${game.id}/notices`)
  const text = page.getByRole('textbox', { name: 'New notice' })
  await text.fill('**Capstan** is fixed.')
  await expect(page.getByText(/Everyone in the game gets it immediately/)).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('**Capstan** is fixed.')
  await text.press('Control+Enter')
  const notice = player.getByRole('listitem').filter({ hasText: 'Capstan is fixed.' })
  await expect(notice.first()).toBeVisible()
  await expect(text).toHaveValue('')
  const item = page.getByRole('listitem').filter({ hasText: 'Capstan is fixed.' })
  await item.getByRole('button', { name: 'Delete notice' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete notice' }).click()
  await expect(item).toHaveCount(0)

  await page.getByRole('link', { name: 'Divisions' }).first().click()
  await page.getByRole('button', { name: 'Create division' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Guests')
  await dialog.getByRole('button', { name: 'Generate a code' }).click()
  const inviteCode = await dialog.getByRole('textbox', { name: 'Invitation code' }).inputValue()
  await dialog.getByRole('combobox', { name: 'What its teams may do' }).click()
  await page.getByRole('option', { name: 'View only' }).click()
  await dialog.getByRole('button', { name: 'Create division' }).click()
  await expect(page.getByText(/cannot submit flags; they are ranked only within/)).toBeVisible()

  // By keyboard: one tab stop for the table, arrows within it.
  await page.getByRole('button', { name: 'Guests, Join: yes' }).focus()
  for (let row = 0; row < 4; row++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText(/“Submit flags” from no to yes/)).toBeVisible()
  await page.getByRole('button', { name: 'Save rights' }).click()
  await expect(page.getByText('1 unsaved change')).toBeHidden()

  const guest = await newPlayer(server)
  const { data: team } = await guest.api.POST('/api/team', { body: { name: uniqueName('Crew ') } })
  const { data: divisions } = await played.api.GET('/api/edit/games/{id}/divisions', {
    params: { path: { id: game.id } },
  })
  const join = (code: string) =>
    guest.api.POST('/api/game/{id}', {
      params: { path: { id: game.id } },
      body: { teamId: team?.id ?? 0, divisionId: divisions?.[0]?.id ?? 0, inviteCode: code },
    })
  await expect(join('wrong')).rejects.toThrow('The invitation code is wrong.')
  await join(inviteCode)
  await page.reload()
  await expect(page.getByText('1 team', { exact: true })).toBeVisible()
  await expect(page.getByText(/their flags are checked but earn no points/)).toBeVisible()
  await context.close()
  await played.context.close()
})
