// `pnpm measure:visit <address> [user password]`: bytes and requests of a cold first visit per screen, as Chromium received them.
import { createRequire } from 'node:module'
import { findChromium, root } from '../launch/toolchain.mjs'

const { chromium } = createRequire(`${root}e2e/package.json`)('@playwright/test')
const [address = 'http://127.0.0.1:8080', user, password] = process.argv.slice(2)

const open = [
  '/',
  '/account/login',
  '/account/register',
  '/games',
  '/games/1',
  '/games/1/scoreboard',
  '/posts',
  '/about',
]
const signedIn = ['/teams', '/games/1/challenges']

const kinds = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Fetch: 'api',
  XHR: 'api',
}

async function visit(browser, path, storageState) {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  const type = new Map()
  const bytes = { html: 0, js: 0, css: 0, font: 0, api: 0, other: 0 }
  let requests = 0
  cdp.on('Network.responseReceived', (event) => type.set(event.requestId, event.type))
  cdp.on('Network.loadingFinished', (event) => {
    requests++
    bytes[kinds[type.get(event.requestId)] ?? 'other'] += event.encodedDataLength
  })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  await context.close()
  return { path, requests, ...bytes }
}

async function signIn(browser) {
  const context = await browser.newContext()
  await context.request.post(`${address}/api/account/login`, {
    data: { userName: user, password },
    headers: { Origin: address },
  })
  return context.storageState()
}

const browser = await chromium.launch({ executablePath: findChromium() })
const rows = []
for (const path of open) rows.push(await visit(browser, path))
if (user) {
  const state = await signIn(browser)
  for (const path of signedIn) rows.push(await visit(browser, path, state))
}
console.table(rows)
await browser.close()
