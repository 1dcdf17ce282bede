import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { answersTo } from '#http/first-screen/answers.ts'
import { createFirstScreens } from '#http/first-screen/first-screens.ts'
import { gameBuilders } from '#testing/game-builders.ts'
import { testApp } from '#testing/test-app.ts'

/** A client whose drawing is the order itself: what it was given is what is seen. */
const drawer = `export async function draw(order) {
  if (order.address.includes('broken')) throw new Error('broken')
  if (order.address.includes('hangs')) return new Promise(() => {})
  if (order.address.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 300))
  if (order.address.includes('nothing')) return undefined
  return JSON.stringify(order)
}`
const folder = mkdtempSync(join(tmpdir(), 'halyard-drawn-'))
mkdirSync(join(folder, '.server'))
writeFileSync(join(folder, '.server', 'main.js'), drawer)
writeFileSync(
  join(folder, '.server', 'first-screens.json'),
  JSON.stringify({
    visits: [
      { path: '^/?$', calls: ['/api/posts/latest'], styles: ['/static/a.css', '/static/b.css'] },
      { path: '^/games/(\\d+)$', calls: ['/api/game/$1'], styles: [] },
      { path: '^/games/(\\d+)/challenges$', calls: ['/api/game/$1/details'], styles: [] },
      {
        path: '^/games/(\\d+)/scoreboard$',
        calls: [],
        read: '/api/game/$1/scoreboard',
        styles: [],
      },
    ],
    font: '/static/font.woff2',
    takeOver: 'takeOver()',
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const world = await testApp()
const { app, parts, clock, visitor, aUser, cookieOf } = world
const DAY_MS = 86_400_000
const { aGame, aPlayer } = gameBuilders(world)

let resident = 0
const screens = createFirstScreens(folder, parts, () => resident)
const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  screens.drawFor({ method, url, headers, server: app, socket: { remoteAddress: '::1' } }, 'nonce')

/** The order behind a drawing. */
const orderOf = (drawn: Awaited<ReturnType<typeof ask>>) =>
  JSON.parse(/aria-hidden="true" [^>]*>(.*)<\/div><script/.exec(drawn?.body ?? '')?.[1] ?? 'null')

// Starting the thread may take longer than anybody waits for a document.
const untilDrawn = (url: string, headers: Record<string, string> = {}) =>
  vi.waitUntil(() => ask(url, headers), { timeout: 15_000 })
/** Drawings of these tests take milliseconds, and so do the rests after them. */
const rested = () => sleep(100)
beforeAll(() => untilDrawn('/'))

describe('the first screen', () => {
  it('stands behind the page, with its style sheets, its font and what takes it away', async () => {
    const drawn = await untilDrawn('/', { 'accept-language': 'de-DE,de;q=0.9' })
    expect(drawn?.preloads).toContain('as="font"')
    expect(drawn?.styles).toContain(
      '<link rel="stylesheet" crossorigin nonce="nonce" href="/static/b.css">',
    )
    expect(drawn?.body).toMatch(/^<!--first-screen--><div id="first-screen" lang="de-DE" inert /)
    expect(drawn?.body).toMatch(
      /<script nonce="nonce">takeOver\(\)<\/script><!--\/first-screen-->$/,
    )
    expect(orderOf(drawn)).toMatchObject({ address: '/', language: 'de-DE', device: 'desktop' })
  })

  it('is drawn with the answers to the own calls of whoever asks, and nobody else’s', async () => {
    const game = await aGame()
    const { user } = await aPlayer(game)
    const path = `/Games/${game.id}/`
    const mine = orderOf(await untilDrawn(path, { cookie: await cookieOf(user) }))
    expect(JSON.parse(mine.answers['/api/account/profile'].body)).toMatchObject({
      userId: user.id,
    })
    expect(JSON.parse(mine.answers[`/api/game/${game.id}`].body)).toMatchObject({ id: game.id })
    const anyones = orderOf(await untilDrawn(path))
    expect(anyones.answers['/api/account/profile'].status).toBe(401)
    expect(JSON.stringify(anyones)).not.toContain(user.id)
  })

  it('leaves it to the visitor’s own calls to keep a session going', async () => {
    const cookie = await cookieOf(await aUser())
    clock.advance(DAY_MS)
    await untilDrawn('/', { cookie })
    const { headers } = await visitor.get('/api/account/profile', { cookie })
    expect(headers['set-cookie']).toContain('halyard_session=')
  })

  it('says what is refused, too', async () => {
    const game = await aGame()
    const cookie = await cookieOf(await aUser())
    const order = orderOf(await untilDrawn(`/games/${game.id}/challenges`, { cookie }))
    expect(order.answers[`/api/game/${game.id}/details`].status).toBeGreaterThanOrEqual(400)
  })

  it('has a scoreboard that is short', async () => {
    const game = await aGame()
    await aPlayer(game)
    const order = orderOf(await untilDrawn(`/games/${game.id}/scoreboard`))
    const { body } = order.answers[`/api/game/${game.id}/scoreboard`]
    expect(JSON.parse(body).items).toHaveLength(1)
  })

  it('is left out where the board is long', async () => {
    const game = await aGame()
    for (let player = 0; player < 10; player += 1) await aPlayer(game)
    const wanted = { calls: [], read: `/api/game/${game.id}/scoreboard` }
    const page = { method: 'GET', url: '/', headers: {}, server: app, socket: {} }
    expect(await answersTo(wanted, page)).toHaveProperty([wanted.read, 'status'], 200)
    expect(await answersTo(wanted, page, 100)).toBeUndefined()
  })

  it('is made for the kind of window that the browser tells of', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' }
    expect(orderOf(await untilDrawn('/', phone)).device).toBe('phone')
    expect(orderOf(await untilDrawn('/', { 'sec-ch-ua-mobile': '?1' })).device).toBe('phone')
  })

  it('leaves half of the processor to calls, and a rush to the browsers', async () => {
    const rush = await Promise.all(['1', '2', '3', '4', '5', '6'].map((who) => ask(`/?${who}`)))
    expect(rush.filter(Boolean).length).toBeLessThan(6)
    await untilDrawn('/?slow')
    expect(await ask('/?next')).toBeUndefined()
    await untilDrawn('/?later')
  })

  it('is left out where nothing is drawn, for what a service worker keeps, and while memory is short', async () => {
    expect(await ask('/teams')).toBeUndefined()
    await rested()
    expect(await ask('/?nothing')).toBeUndefined()
    expect(await ask('/', {}, 'HEAD')).toBeUndefined()
    expect(await ask('/', { 'sec-fetch-dest': 'empty' })).toBeUndefined()
    expect(await ask('/', { 'service-worker-navigation-preload': 'true' })).toBeUndefined()
    resident = 1e9
    expect(await ask('/?short')).toBeUndefined()
    resident = 0
    await untilDrawn('/?enough')
  })

  it('holds nobody up when drawing fails or does not end, and is drawn again afterwards', async () => {
    await untilDrawn('/?before')
    await rested()
    expect(await ask('/?broken')).toBeUndefined()
    await rested()
    const startMs = performance.now()
    expect(await ask('/?hangs')).toBeUndefined()
    const tookMs = performance.now() - startMs
    expect(tookMs).toBeGreaterThan(400)
    expect(tookMs).toBeLessThan(4000)
    await untilDrawn('/?after')
  })
})
