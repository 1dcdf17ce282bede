import { storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

test('an API token: shown once, used, revoked, restored, deleted', async ({ browser, server }) => {
  const { id } = await newGame(server, [])
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, await theAdmin(server)),
  })
  const page = await context.newPage()
  const name = uniqueName('Wall display ')
  await page.goto('/account/tokens')
  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Name what the token is for/)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue()
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()

  // Nothing keeps it: neither the page nor the browser.
  const left = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
  ])
  expect(left.join()).not.toContain(token)

  const use = async () =>
    (
      await fetch(`${server}/api/game/${id}/events`, {
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status
  const row = page.getByRole('listitem').filter({ hasText: name })
  await expect(row.getByText('Active')).toBeVisible()
  expect(await use()).toBe(200)
  await row.getByRole('button', { name: `Revoke ${name}` }).click()
  await expect(row.getByText('Revoked')).toBeVisible()
  expect(await use()).toBe(401)
  await row.getByRole('button', { name: `Restore ${name}` }).click()
  await expect(row.getByText('Active')).toBeVisible()
  expect(await use()).toBe(200)
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete token' }).click()
  // An open question hides the list, too.
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(row).toBeHidden()
  expect(await use()).toBe(401)
  await context.close()
})
