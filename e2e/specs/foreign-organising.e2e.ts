// What an organiser does on a server that is not ours costs nobody anything, and promises nothing that it does not do.
import { calm } from '../world/people.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { unwrap, type Schema } from '@halyard/api'
import type { Page } from '@playwright/test'
import { newPlayer, storageOf, theAdmin, type Actor } from '../world/actor.ts'
import { foreignServers, serveAs } from '../world/foreign-server.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { drawPicture } from '../world/picture.ts'
import { expect, test as base } from '../world/test.ts'

const cli = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url))

const test = base.extend<{ double: { url: string; admin: Actor; page: Page } }>({
  double: async ({ server, browser }, use) => {
    const { url, close } = await serveAs(foreignServers['a GZ::CTF server'], server)
    const admin = await theAdmin(url)
    const storageState = await storageOf(url, admin)
    const context = await browser.newContext({ baseURL: url, storageState })
    await use({ url, admin, page: await context.newPage() })
    await context.close()
    await close()
  },
})

/** Stores a file. @returns its hash */
async function stored({ cookie }: Actor, url: string): Promise<string> {
  const body = new FormData()
  body.append('files', new File([uniqueName('rope')], 'rope.txt'))
  const headers = { cookie: cookie(), origin: url }
  const answer = await fetch(new URL('/api/assets', url), { method: 'POST', body, headers })
  const [file]: Schema<'LocalFile'>[] = await answer.json()
  return file?.hash ?? ''
}

/** A running game in which a challenge gives all teams one file, and another gives each flag its own. */
async function gameWithFiles({ url, admin }: { url: string; admin: Actor }) {
  const { id, challenges } = await newGame(url, [{ title: 'Anchor', flag: 'flag{1}' }])
  const common = await stored(admin, url)
  const shared = { path: { id, challengeId: challenges[0]?.id ?? 0 } }
  await unwrap(
    admin.api.POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
      params: shared,
      body: { attachmentType: 'Local', fileHash: common },
    }),
  )
  const { id: challengeId } = await unwrap(
    admin.api.POST('/api/edit/games/{id}/challenges', {
      params: { path: { id } },
      body: { title: 'Buoy', category: 'Misc', type: 'DynamicAttachment' },
    }),
  )
  const own = await stored(admin, url)
  const params = { path: { id, challengeId } }
  await unwrap(
    admin.api.POST('/api/edit/games/{id}/challenges/{challengeId}/flags', {
      params,
      body: [{ flag: 'flag{2}', attachmentType: 'Local', fileHash: own }],
    }),
  )
  await unwrap(
    admin.api.PUT('/api/edit/games/{id}/challenges/{challengeId}', {
      params,
      body: { isEnabled: true },
    }),
  )
  const files = async () => {
    const answers = [common, own].map((hash) => fetch(new URL(`/assets/${hash}/rope.txt`, url)))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  return { id, files }
}

test('a rehearsal leaves the files of the game where they are', async ({ double }) => {
  const { page } = double
  const { id, files } = await gameWithFiles(double)
  await page.goto(`/admin/games/${id}/challenges`)
  await page.getByRole('button', { name: /^Readiness/ }).click()
  await page.getByRole('button', { name: 'Rehearse…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/can read the titles of its challenges/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Start rehearsal' }).click()
  await expect(dialog.getByRole('button', { name: 'Start rehearsal' })).toBeVisible()
  await expect(dialog.getByLabel('Works')).toHaveCount(6)
  expect(await files()).toEqual([200, 200])
})

test('a deleted clone leaves the files of its original where they are', async ({ double }) => {
  const { page } = double
  const { id, files } = await gameWithFiles(double)
  await page.goto(`/admin/games/${id}/challenges`)
  for (const title of ['Anchor', 'Buoy']) {
    await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Clone…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Clone challenge' }).click()
    await page.getByRole('button', { name: `Actions for ${title} (copy)` }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByLabel(`Type ${title} (copy)`).fill(`${title} (copy)`)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('link', { name: `${title} (copy)` })).toBeHidden()
  }
  expect(await files()).toEqual([200, 200])
})

test('the health of a server that does not report it is unknown, and its page is not repeated', async ({
  double: { page },
}) => {
  await page.goto('/admin/health')
  await expect(page.getByText('Website version')).toBeVisible()
  await expect(page.getByText(/doctype/i)).toBeHidden()
  const database = page.getByRole('listitem').filter({ hasText: 'Database' })
  await expect(database.getByText('Unknown')).toBeVisible()
})

test('`halyard doctor` says that this is no Halyard, and gives no advice about proxies', async ({
  double: { url },
}) => {
  const doctor = spawn(process.execPath, [cli, 'doctor', url, '--json'])
  const ended = once(doctor, 'exit')
  const { findings } = JSON.parse(Buffer.concat(await doctor.stdout.toArray()).toString())
  expect(findings).toContainEqual({
    check: 'Server',
    state: 'skipped',
    says: 'This is no Halyard: it does not tell how its parts are.',
  })
  expect(JSON.stringify(findings)).not.toContain('Let the proxy pass everything on')
  expect(await ended).toEqual([0, null])
})

test('staff who did not join a game are not refused what they did not ask for', async ({
  double,
}) => {
  const { page } = double
  const { id } = await gameWithFiles(double)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto(`/games/${id}/challenges`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await calm(page)
  expect(refused).toEqual([])
})

test('a poster that takes its time arrives, though the organiser has gone on to another screen', async ({
  double,
}) => {
  const { page, admin, url } = double
  const { id } = await newGame(url, [])
  await page.goto(`/admin/games/${id}/info`)
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))
  const buffer = await drawPicture(page)
  await page
    .getByLabel('Poster')
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer })
  const answered = page.waitForResponse(/\/poster$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Use picture' }).click()
  await page.waitForRequest(/\/poster$/)
  await page
    .getByRole('link', { name: /^Challenges/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/challenges$/)
  expect((await answered).status()).toBe(200)
  expect(failed.filter((address) => address.endsWith('/poster'))).toEqual([])
  const game = await unwrap(admin.api.GET('/api/edit/games/{id}', { params: { path: { id } } }))
  expect(game.poster).toMatch(/^\/assets\/[0-9a-f]{64}/)
})

test('who hands the captaincy over is refused nothing, and asks for no invitation any more', async ({
  double: { url },
  browser,
  server,
}) => {
  const [captain, mate] = [await newPlayer(server), await newPlayer(server)]
  const name = uniqueName('Crew ')
  const { id } = await unwrap(captain.api.POST('/api/team', { body: { name, bio: null } }))
  const code = await unwrap(captain.api.GET('/api/team/{id}/invite', { params: { path: { id } } }))
  await unwrap(mate.api.POST('/api/team/accept', { body: code }))
  const context = await browser.newContext({
    baseURL: url,
    storageState: await storageOf(url, captain),
  })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  await page.goto('/teams')
  await expect(page.getByLabel('Invitation code')).toHaveValue(code)
  await page.getByRole('button', { name: `Make captain: ${mate.name}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /Make .* captain/ }).click()
  await expect(page.getByRole('button', { name: 'Leave', exact: true })).toBeVisible()
  await calm(page)
  expect(refused).toEqual([])
  await context.close()
})
