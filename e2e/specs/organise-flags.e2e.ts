import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { storageOf, theAdmin } from '../world/actor.ts'
import { droppingLine } from '../world/dropping.ts'
import { uniqueName } from '../world/names.ts'
import { expect, test } from '../world/test.ts'

const hour = 3_600_000

/** A running game with one challenge of a type. */
async function aChallenge(api: APIRequestContext, type: string) {
  const game = await api.post('/api/edit/games', {
    data: { title: uniqueName('Flags '), start: Date.now() - hour, end: Date.now() + hour },
  })
  const { id: gameId } = await game.json()
  const challenges = `/api/edit/games/${gameId}/challenges`
  const challenge = await api.post(challenges, {
    data: { title: 'Lost manifest', category: 'Misc', type },
  })
  const { id } = await challenge.json()
  return { url: `${challenges}/${id}`, screen: `/admin/games/${gameId}/challenges/${id}` }
}

const storedNames = async (api: APIRequestContext, name: string): Promise<string[]> => {
  const { data } = await (await api.get('/api/admin/files?count=500&skip=0')).json()
  return data.map((file: { name: string }) => file.name).filter((known: string) => known === name)
}

test('flags of every script, and a file that is found again after the tab was closed', async ({
  browser,
  server,
}) => {
  const storageState = await storageOf(server, await theAdmin(server))
  const context = await browser.newContext({ baseURL: server, storageState })
  const api = context.request
  const { url, screen } = await aChallenge(api, 'DynamicAttachment')
  const name = `${uniqueName('flag{港 флаг علم ')}}.zip`
  const file = { name, mimeType: 'application/zip', buffer: Buffer.from(name) }

  const closed = await context.newPage()
  await closed.goto(screen)
  await closed.getByRole('link', { name: 'Flags and attachments' }).click()
  await closed.getByLabel('Files', { exact: true }).setInputFiles(file)
  await expect(closed.getByText('Stored', { exact: true })).toBeVisible()
  await closed.close()

  const page = await context.newPage()
  await page.goto(`${screen}/flags`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  })
  await expect(page.getByText('A file was uploaded earlier and is not used')).toBeVisible()
  await page.getByLabel('Files', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Add 1 flag' }).click()
  await expect(page.getByText('1 flag added.')).toBeVisible()
  expect(sent).toEqual([`${url}/flags`])
  expect(await storedNames(api, name)).toHaveLength(1)

  await page.getByRole('radio', { name: 'Links to other sites' }).click()
  const lines = page.getByRole('textbox', { name: 'Flags and links to add' })
  await lines.fill('flag{a} https://files.example/a\nflag{b} ftp://files.example/b')
  await page.getByRole('button', { name: 'Add 1 flag' }).click()
  await expect(lines).toHaveValue('flag{b} ftp://files.example/b')

  // Deleted with the keyboard, and its file with it.
  await page.getByRole('button', { name: 'Delete the flag' }).first().press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Delete the flag' })
    .press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect((await (await api.get(url)).json()).flags).toMatchObject([
    { flag: 'flag{a}', attachment: { url: 'https://files.example/a' } },
  ])
  expect(await storedNames(api, name)).toHaveLength(0)
  await context.close()
})

const megabyte = 1024 * 1024
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('thirty megabytes arrive whole over a line that drops twice', async ({ browser, server }) => {
  const line = await droppingLine(server, [8 * megabyte, 20 * megabyte])
  const storageState = await storageOf(line.url, await theAdmin(server))
  const context = await browser.newContext({ baseURL: line.url, storageState })
  const api = context.request
  const { url, screen } = await aChallenge(api, 'StaticAttachment')
  // Of every script, and longer than names get: its end is kept.
  const beginning = uniqueName('港 شراع שלום ไทย ')
  const name = `${beginning} ${'chart '.repeat(45)}.bin`
  const shown = new RegExp(`^${beginning} chart .*\\.bin`)
  const buffer = randomBytes(30 * megabyte)

  const page = await context.newPage()
  await page.goto(`${screen}/flags`)
  await page.getByRole('radio', { name: /^A file on this server/ }).click()
  // The text shown while it is sent may be gone before the test looks.
  const said = await page.evaluateHandle(() => {
    const texts = new Set<string>()
    const look = () => {
      const [text] = /Uploading, \d+|The connection was lost/.exec(document.body.innerText) ?? []
      if (text) texts.add(text)
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    return texts
  })
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const link = page.getByRole('region', { name: 'Attachment' }).getByRole('link')
  await expect(link).toHaveText(shown, { timeout: 30_000 })
  const texts = await said.evaluate((set) => [...set])
  expect(texts).toContain('The connection was lost')
  expect(texts.filter((text) => text.startsWith('Uploading')).length).toBeGreaterThan(2)
  expect(line.drops()).toBe(2)

  const { attachment } = await (await api.get(url)).json()
  const stored = await (await api.get(attachment.url)).body()
  expect(hashOf(stored)).toBe(hashOf(buffer))
  const isWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isWide()).toBe(false)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isWide()).toBe(false)
  await page.getByRole('link', { name: 'Challenge', exact: true }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: shown })).toBeVisible()
  expect(await isWide()).toBe(false)
  // Neither half of it nor a second one is left behind.
  expect(
    await storedNames(api, attachment.url.split('/').map(decodeURIComponent).at(-1)),
  ).toHaveLength(1)
  const received = join(process.env.HALYARD_E2E_DATA ?? '', 'files', 'incoming')
  await expect.poll(() => readdir(received)).toEqual([])
  await expect(page.getByText('A file was uploaded earlier and is not used')).toBeHidden()
  await context.close()
  await line.close()
})
