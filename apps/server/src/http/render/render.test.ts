import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { SESSION_COOKIE } from '#http/security/session.ts'
import { testApp } from '#testing/test-app.ts'

/** A build for the server that does what the query of the page's address says. */
const BUILD = `
export async function render({ url, language, isPhone, fetch }) {
  const { origin, searchParams: wish } = new URL(url)
  if (wish.has('fail')) throw new Error('it does not render')
  if (wish.has('nothing')) return undefined
  await new Promise((resolve) => setTimeout(resolve, Number(wish.get('wait') ?? 0)))
  const method = wish.get('method') ?? 'GET'
  let answer
  for (let calls = Number(wish.get('calls') ?? 1); calls > 0; calls--)
    answer = await fetch(new Request(origin + '/api/account/profile', { method }))
  const { userName = '' } = answer.ok ? await answer.json() : {}
  const html = \`<h1>\${language} \${answer.status} \${userName} \${isPhone ? 'phone' : 'desk'} %title%</h1>\`
  const ahead = wish.getAll('ahead')
  return { html, state: '<script type="application/json">{}</script>', modules: ['src/home.tsx'], ahead }
}`
const MANIFEST = {
  'index.html': {
    file: 'static/index.js',
    css: ['static/index.css'],
    assets: ['static/geist-latin-wght-1.woff2', 'static/de.json'],
    imports: ['_common.js'],
  },
  '_common.js': { file: 'static/common.js' },
  'src/home.tsx': { file: 'static/home.js', css: ['static/home.css'], imports: ['_common.js'] },
}
const SHELL =
  '<html lang="%lang%"><head><title>%title%</title><link rel="stylesheet" href="/static/index.css"></head><div id="root"><!--page--></div><!--state--></html>'

const folder = mkdtempSync(join(tmpdir(), 'halyard-rendered-'))
writeFileSync(join(folder, 'index.html'), SHELL)
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
// Files of the browser alone, as any server can send them.
const unrendered = mkdtempSync(join(tmpdir(), 'halyard-static-'))
cpSync(folder, unrendered, { recursive: true })
mkdirSync(join(folder, '.server'))
writeFileSync(join(folder, '.server/entry-server.js'), BUILD)
writeFileSync(
  join(folder, '.server/look.js'),
  `export const lookOf = (name) => ({ initial: name[0], hue: '0' })`,
)
writeFileSync(
  join(folder, '.server/screens.js'),
  `export const screens = { home: { path: '/', ssr: true }, game: { path: '/games/:gameId', ssr: true }, about: { path: '/about' } }`,
)
afterAll(() => {
  for (const path of [folder, unrendered]) rmSync(path, { recursive: true, force: true })
})

const { visitor, as, aUser, clock, cookieOf, app, services } = await testApp({
  webFolder: folder,
  rateLimits: true,
  rateLimitsOnLoopback: true,
})
/** Pages whose code has failed so far. */
async function failures(): Promise<number> {
  const { values } = await services.metrics.renderFailures.get()
  return values.find(({ labels }) => labels.reason === 'error')?.value ?? 0
}
const EMPTY = '<div id="root"></div>'

// The worker starts with the first of all.
await vi.waitUntil(async () => !(await visitor.get('/?first')).text.includes(EMPTY), 10_000)

describe('a page that is rendered', () => {
  it('is in the document, with its state and with what it needs beyond every page', async () => {
    const { text, headers } = await visitor.get('/', { 'accept-language': 'de-AT' })
    expect(text).toContain('<div id="root"><h1>de-DE 401  desk %title%</h1></div>')
    expect(text).toContain('<script type="application/json">{}</script>')
    const [, nonce = ''] = /nonce="([\w-]+)"/.exec(text) ?? []
    expect(text).toContain(
      `<link rel="preload" as="font" href="/static/geist-latin-wght-1.woff2" crossorigin /><link rel="modulepreload" fetchpriority="low" nonce="${nonce}" href="/static/home.js" /><link rel="stylesheet" href="/static/home.css" /></head>`,
    )
    expect(text.indexOf('index.css')).toBeLessThan(text.indexOf('home.css'))
    expect(headers).toMatchObject({
      vary: 'accept-language, cookie',
      'cache-control': 'no-cache, no-store, must-revalidate, max-age=0',
    })
    expect(headers).not.toHaveProperty('etag')
  })

  it('says what the browser is to ask for at once, and nothing where there is nothing', async () => {
    const { text } = await visitor.get(
      `/?ahead=${encodeURIComponent('/api/game/7/scoreboard')}&ahead=${encodeURIComponent('/api/"x"')}`,
    )
    expect(text).toContain('<head data-rendered="/api/game/7/scoreboard /api/&quot;x&quot;" data-')
    expect((await visitor.get('/')).text).toContain('<head data-rendered="" data-')
    expect((await visitor.get('/about')).text).not.toContain('data-rendered')
  })

  it('is that of the visitor and of the device', async () => {
    const user = await aUser()
    const client = await as(user)
    const { text } = await client.get('/games/7', { 'sec-ch-ua-mobile': '?1' })
    expect(text).toContain(`200 ${user.userName} phone`)
  })

  it('is in the language chosen in the menu, before what the browser asks for', async () => {
    const { text, headers } = await visitor.get('/', {
      cookie: 'language=ja-JP',
      'accept-language': 'de-DE',
    })
    expect(text).toContain('<html lang="ja-JP">')
    expect(text).toContain('<h1>ja-JP')
    expect(headers['content-language']).toBe('ja-JP')
    const { text: other } = await visitor.get('/', { cookie: 'language=<b>' })
    expect(other).toContain('<html lang="en-US">')
  })

  it('spends neither the visitor’s rate limit nor the renewal of the session', async () => {
    const user = await aUser()
    const cookie = await cookieOf(user)
    clock.advance(24 * 60 * 60 * 1000)
    // More than the 150 of the limit together, and few for the time that one page may take.
    for (let pages = 0; pages < 8; pages += 1) {
      const page = await app.inject({ url: '/?calls=20', headers: { cookie } })
      expect(page.body).toContain(`200 ${user.userName}`)
      expect(page.headers).not.toHaveProperty('set-cookie')
    }
    const call = await app.inject({ url: '/api/account/profile', headers: { cookie } })
    expect(call.statusCode).toBe(200)
    expect(String(call.headers['set-cookie'])).toContain(SESSION_COOKIE)
  })

  it('cannot be claimed by a visitor who wants to be uncounted', async () => {
    const headers = { cookie: await cookieOf(await aUser()) }
    const statuses = new Set<number>()
    for (let calls = 0; calls < 151; calls += 1)
      statuses.add((await app.inject({ url: '/api/account/profile', headers })).statusCode)
    expect([...statuses]).toEqual([200, 429])
  })
})

describe('the browser renders', () => {
  it.each([
    ['other screens', '/about', {}],
    ['what is prefetched', '/', { 'sec-purpose': 'prefetch;prerender' }],
    ['what a service worker keeps', '/', { 'service-worker-navigation-preload': 'true' }],
    ['what a script fetches', '/', { 'sec-fetch-dest': 'empty' }],
    ['what does not render', '/?fail', {}],
    ['what the build leaves to it', '/?nothing', {}],
    ['what would change something', '/?method=POST', {}],
    ['what takes too long', '/?wait=1500', {}],
  ])('%s', async (_what, url, headers) => {
    const page = await visitor.get(url, headers)
    expect(page.status).toBe(200)
    expect(page.text).toContain(EMPTY)
    expect(page.text).not.toContain('home.css')
    expect(page.headers['vary']).toBe('accept-language')
  })

  it('what does not render, and the failure is counted', async () => {
    const before = await failures()
    expect((await visitor.get('/?fail')).text).toContain(EMPTY)
    expect(await failures()).toBe(before + 1)
  })

  it('what waits behind too many others, and nobody gets an error', async () => {
    const pages = await Promise.all(
      Array.from({ length: 14 }, (_, number) => visitor.get(`/?wait=50&number=${number}`)),
    )
    expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
    const empty = pages.filter(({ text }) => text.includes(EMPTY)).length
    expect(empty).toBeGreaterThan(0)
    expect(empty).toBeLessThan(14)
  })

  it('everything where the operator wants it so, or the build has nothing for the server', async () => {
    const off = await testApp({ webFolder: folder, serverRendering: false })
    expect((await off.visitor.get('/')).text).toContain(EMPTY)
    const alone = await testApp({ webFolder: unrendered })
    expect((await alone.visitor.get('/')).text).toContain(EMPTY)
  })
})
