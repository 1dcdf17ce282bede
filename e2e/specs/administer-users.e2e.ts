import { unwrap } from '@halyard/api'
import { newPlayer, storageOf, theAdmin } from '../world/actor.ts'
import { firstVisit } from '../world/play.ts'
import { expect, test } from '../world/test.ts'

test('a user is found, renamed, given a new password, banned and deleted', async ({
  browser,
  server,
}) => {
  const player = await newPlayer(server)
  const admin = await theAdmin(server)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, admin),
  })
  const page = await context.newPage()
  await page.goto(`/admin/users?q=${player.name}`)
  const row = page.getByRole('row', { name: player.name })
  await row.getByText(player.name, { exact: true }).click({ timeout: firstVisit })

  const drawer = page.getByRole('dialog', { name: player.name })
  await drawer.getByLabel('Real name').fill('Mio Lehtonen')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
  await expect(row.getByText('Mio Lehtonen')).toBeVisible()

  await row.getByRole('button', { name: `Actions for ${player.name}` }).click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click()
  const shown = page.getByRole('dialog', { name: `New password of ${player.name}` })
  const password = await shown.getByRole('code').innerText()
  await shown.getByRole('button', { name: 'Close' }).last().click()
  const logIn = () =>
    player.api.POST('/api/account/login', { body: { userName: player.name, password } })
  await unwrap(logIn())

  await row.getByRole('checkbox').click()
  const bar = page.getByRole('region', { name: 'Selected users' })
  await bar.getByRole('button', { name: 'Ban' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click()
  await expect(row.getByText('Banned')).toBeVisible()
  await expect(unwrap(logIn())).rejects.toThrow('This account is banned.')

  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No user matches the filter' })).toBeVisible()
  await context.close()
})
