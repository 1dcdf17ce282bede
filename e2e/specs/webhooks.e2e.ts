import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import { newTeamIn, storageOf, theAdmin } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { listenLocally } from '../world/listen.ts'
import { firstVisit } from '../world/play.ts'
import { freePort, startServer } from '../world/server.ts'
import { expect, test } from '../world/test.ts'

type Message = { headers: Record<string, string | string[] | undefined>; body: string }

/** A program that takes what it is sent, or refuses all of it while it is broken. */
async function startReceiver() {
  const messages: Message[] = []
  let isBroken = false
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      messages.push({ headers: request.headers, body })
      response.writeHead(isBroken ? 500 : 204).end(isBroken ? 'Out of order' : '')
    })
  })
  const port = await listenLocally(server)
  return {
    messages,
    url: `http://127.0.0.1:${port}/hook`,
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
    stop: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Whether a message carries a signature of the secret, as Standard Webhooks describe it. */
function isSigned({ headers, body }: Message, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = createHmac('sha256', key).update(text).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}

test('an organizer sets a webhook up by keyboard, which gets a first blood, and what failed again', async ({
  browser,
}) => {
  test.slow()
  const data = await mkdtemp(join(tmpdir(), 'halyard-webhooks-'))
  const receiver = await startReceiver()
  const own = await startServer(data, await freePort(), {
    flags: ['--empty'],
    settings: { HALYARD_WEBHOOK_RANGES: '127.0.0.0/8' },
  })
  const server = own.baseURL
  const game = await newGame(server, [
    { title: 'Capstan', flag: 'flag{right}' },
    { title: 'Kraken', flag: 'flag{right}' },
  ])
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
    storageState: await storageOf(server, await theAdmin(server)),
  })
  const page = await context.newPage()
  const solve = async (place: number) => {
    const { api } = await newTeamIn(server, game.id)
    const path = { id: game.id, challengeId: game.challenges[place]?.id ?? 0 }
    await unwrap(
      api.POST('/api/game/{id}/challenges/{challengeId}', {
        params: { path },
        body: { flag: 'flag{right}' },
      }),
    )
  }

  const secret = await test.step('the webhook is added, and shows its secret once', async () => {
    await page.goto(`/admin/games/${game.id}/webhooks`)
    await page
      .getByRole('button', { name: 'Add a webhook' })
      .first()
      .press('Enter', { timeout: firstVisit })
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Format' }).press('Enter')
    await page.getByRole('option', { name: /JSON/ }).press('Enter')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Crew program')
    await dialog.getByRole('textbox', { name: 'Address' }).fill(receiver.url)
    await dialog.getByRole('textbox', { name: 'Address' }).press('Enter')
    const text = await page.getByText(/^whsec_/).textContent()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^whsec_/)).toHaveCount(0)
    return text ?? ''
  })

  await test.step('a first blood comes, signed', async () => {
    await solve(0)
    await expect.poll(() => receiver.messages.length, { timeout: 10_000 }).toBe(1)
    const [message] = receiver.messages
    if (!message) throw new Error('nothing came')
    expect(isSigned(message, secret)).toBe(true)
    expect(message.body).toContain('Capstan')
    expect(message.body).not.toContain('flag{right}')
  })

  await test.step('what fails is listed, also in the control room, and sent again by key', async () => {
    receiver.breakDown(true)
    await solve(1)
    await expect.poll(() => receiver.messages.length, { timeout: 10_000 }).toBe(2)
    receiver.breakDown(false)
    await page.goto(`/admin/games/${game.id}/control-room`)
    await page
      .getByRole('region', { name: 'Webhooks that fail' })
      .getByRole('link', { name: 'Crew program' })
      .press('Enter', { timeout: firstVisit })
    await expect(page.getByText('Out of order')).toBeVisible({ timeout: firstVisit })
    await page
      .getByRole('button', { name: /^Send again/ })
      .first()
      .press('Enter')
    await expect.poll(() => receiver.messages.length, { timeout: 10_000 }).toBe(3)
    const ids = receiver.messages.slice(1).map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(1)
    await expect(page.getByText('Out of order')).toHaveCount(0)
  })
  await context.close()
  await own.stop('SIGTERM')
  await receiver.stop()
  await rm(data, { recursive: true, force: true })
})
