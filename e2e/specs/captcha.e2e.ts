// The one thing of another site that a page may load, under the real content policy: Turnstile, where the server asks for it.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import type { Page } from '@playwright/test'
import { theAdmin } from '../world/actor.ts'
import { uniqueName } from '../world/names.ts'
import { freePort, startServer, type OwnServer } from '../world/server.ts'
import { calm } from '../world/people.ts'
import { expect, test } from '../world/test.ts'

const data = mkdtempSync(join(tmpdir(), 'halyard-captcha-'))
const cloudflare = 'https://challenges.cloudflare.com'
/** In place of Cloudflare, which these tests never call: takes the answer that the widget below gives, once. */
const checked: string[] = []
const cloudflareChecks = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const answer = new URLSearchParams(text).get('response') ?? ''
    const isRight = answer === 'answer-1' && !checked.includes(answer)
    checked.push(answer)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: isRight }))
  })
})
let own: OwnServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  cloudflareChecks.listen(0, '127.0.0.1')
  await once(cloudflareChecks, 'listening')
  const address = cloudflareChecks.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = {
    HALYARD_TURNSTILE_SITE_KEY: 'site-key',
    HALYARD_TURNSTILE_SECRET: 'secret',
    HALYARD_TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/`,
  }
  own = await startServer(data, await freePort(), { settings })
  const { api } = await theAdmin(own.baseURL)
  const { accountPolicy } = await unwrap(api.GET('/api/admin/config'))
  const policy = { ...accountPolicy, useCaptcha: true, activeOnRegister: true }
  await unwrap(api.PUT('/api/admin/config', { body: { accountPolicy: policy } }))
})

test.afterAll(async () => {
  await own.stop('SIGTERM')
  cloudflareChecks.close()
  rmSync(data, { recursive: true, force: true })
})

/** What Cloudflare's script does, as far as the page sees: a frame, and an answer after a while. */
const widget = `
  let count = 0
  window.turnstile = {
    render(place, { sitekey, callback }) {
      const frame = document.createElement('iframe')
      frame.src = '${cloudflare}/frame?' + sitekey
      place.append(frame)
      const answer = () => setTimeout(() => callback('answer-' + ++count), 50)
      answer()
      window.turnstile.reset = answer
      return 'widget'
    },
    remove() {},
  }
`

/** Other sites that the page asks for something, and what its policy refuses. */
async function watch(page: Page, baseURL: string) {
  const foreign: string[] = []
  const refused: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== baseURL && origin.startsWith('http')) foreign.push(origin + pathname)
  })
  page.on('console', (message) => {
    if (/Content.Security.Policy|TrustedScript/i.test(message.text())) refused.push(message.text())
  })
  await page.route(`${cloudflare}/**`, (route) =>
    route.request().url().includes('/frame')
      ? route.fulfill({ contentType: 'text/html', body: '<p>Checked.</p>' })
      : route.fulfill({ contentType: 'text/javascript', body: widget }),
  )
  return { foreign, refused }
}

test('where the server asks for Turnstile it loads, with its form only, and a registration goes in', async ({
  page,
}) => {
  const { foreign, refused } = await watch(page, own.baseURL)
  await page.goto(`${own.baseURL}/about`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await calm(page)
  expect(foreign).toEqual([])

  const name = uniqueName('cloud')
  await page.goto(`${own.baseURL}/account/register`)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Email').fill(`${name}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('Anchor-4-Weigh')
  await page.getByLabel('Repeat password').fill('Anchor-4-Weigh')
  await expect(
    page.frameLocator(`iframe[src^="${cloudflare}"]`).getByText('Checked.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${own.baseURL}/`)
  expect(checked).toEqual(['answer-1'])
  expect(foreign.toSorted()).toEqual([`${cloudflare}/frame`, `${cloudflare}/turnstile/v0/api.js`])
  expect(refused).toEqual([])
})

test('where it asks for anything else no other site is ever asked', async ({ page, server }) => {
  const { foreign, refused } = await watch(page, server)
  for (const path of ['/account/login', '/account/register', '/account/recovery', '/', '/games']) {
    await page.goto(server + path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await calm(page)
  }
  expect(foreign).toEqual([])
  expect(refused).toEqual([])
})
