import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { unwrap } from '@halyard/api'
import { actorAt, loggedIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const miniEvent = fileURLToPath(new URL('../../apps/cli/fixtures/mini-event', import.meta.url))

test('a folder of challenges is looked at, imported in part, and completed', async ({
  browser,
  server,
}) => {
  const game = await newGame(server, [])
  const admin = await theAdmin(server)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, admin),
  })
  const page = await context.newPage()
  const challenges = () =>
    unwrap(admin.api.GET('/api/edit/games/{id}/challenges', { params: { path: { id: game.id } } }))

  await page.goto(`/admin/games/${game.id}/challenges/import`)
  const folder = page.getByLabel('Folder of a challenge pack')
  await folder.setInputFiles(miniEvent)
  await expect(page.getByText('7 new', { exact: true })).toBeVisible()
  await expect(page.getByText('1 cannot be imported', { exact: true })).toBeVisible()
  expect(await challenges()).toEqual([])

  await page.getByRole('checkbox', { name: 'Import Echo Chamber' }).click()
  await page.getByRole('button', { name: 'Import selected challenges' }).click()
  await expect(page.getByText('6 challenges imported', { exact: true })).toBeVisible()
  expect((await challenges()).map(({ title }) => title)).not.toContain('Echo Chamber')

  // The same folder again: what is there is compared, the rest comes.
  await page.getByRole('button', { name: 'Another pack' }).click()
  await folder.setInputFiles(miniEvent)
  await expect(page.getByText('1 new', { exact: true })).toBeVisible()
  await expect(page.getByText('6 are already there', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Import selected challenges' }).click()
  await expect(page.getByText('1 challenge imported', { exact: true })).toBeVisible()
  expect(await challenges()).toHaveLength(7)
  await context.close()
})

test('a list becomes accounts and teams, and their passwords work', async ({ browser, server }) => {
  const admin = await theAdmin(server)
  const context = await browser.newContext({
    baseURL: server,
    storageState: await storageOf(server, admin),
  })
  const page = await context.newPage()
  const [ada, bob] = [uniqueName('ada'), uniqueName('bob')].map((name) => name.slice(0, 15))
  const rows = [
    'Username,E-Mail,Team',
    `${ada},${ada}@example.org,Quay Crew`,
    `${bob},${bob}@example.org,Quay Crew`,
    'x,x@example.org,',
  ]
  await page.goto('/admin/users/import')
  await page.getByLabel('List of accounts').setInputFiles({
    name: 'accounts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  })
  await expect(page.getByText('Username: at least 3 characters')).toBeVisible()
  await page.getByRole('button', { name: 'Create 2 accounts' }).click()
  await expect(page.getByText('2 accounts are ready', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the result (CSV)' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  const [, , , password = ''] = csv.split('\r\n')[1]?.split(',') ?? []
  const player = await loggedIn(actorAt(server, ada ?? '', password))
  const teams = await unwrap(player.api.GET('/api/team'))
  expect(teams.map(({ name, members }) => [name, members?.length])).toEqual([['Quay Crew', 2]])
  await context.close()
})
