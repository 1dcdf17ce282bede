// Pages keep their place while the browser takes them over: what comes later comes below, or has its room.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@halyard/api'
import type { Browser, Page } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin, type Actor } from '../world/actor.ts'
import { newGame } from '../world/game.ts'
import { uniqueName } from '../world/names.ts'
import { openScreen } from '../world/people.ts'
import { freePort, startServer } from '../world/server.ts'
import { expect, test } from '../world/test.ts'

const flag = 'flag{right}'
const hour = 3_600_000
/** Shares of the window: a moment is written in UTC until the reader's zone is known, which may be a word shorter. */
const unseen = 0.001
/** Files of modules; the script in the head comes before any text. */
const code = /\/static\/(?!boot-).*\.js$/
/** The server renders as many columns as a device has room for. */
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** The server renders all others. */
const leftToBrowsers = new Set(['/teams', '/account/profile'])

/** A game with a challenge that has all of what may be beside a text, a post, and who looks at them. */
async function theWorld(server: string) {
  const admin = await theAdmin(server)
  const content = 'Find the flag. '.repeat(40)
  const game = await newGame(
    server,
    [
      { title: 'Capstan', flag, content, hints: ['Pull.'], deadlineUtc: Date.now() + 3 * hour },
      { title: 'Knots', flag, content },
    ],
    {
      title: uniqueName('Still '),
      end: Date.now() + 50 * hour,
      content: '# Rules\n\nBe kind.\n\n## Order\n\nOne by one.',
    },
  )
  const challenge = game.challenges[0]?.id ?? 0
  const params = { path: { id: game.id, challengeId: challenge } }
  await unwrap(
    admin.api.POST('/api/edit/games/{id}/challenges/{challengeId}/attachment', {
      params,
      body: { attachmentType: 'Remote', remoteUrl: 'https://example.org/rope.zip' },
    }),
  )
  const text = '# One\n\nTwo.\n\n## Three'
  const body = { title: uniqueName('Log '), summary: 'Short.', content: text }
  const post = await unwrap(admin.api.POST('/api/edit/posts', { body }))
  const player = await newTeamIn(server, game.id)
  const solver = await newTeamIn(server, game.id)
  await unwrap(
    solver.api.POST('/api/game/{id}/challenges/{challengeId}', { params, body: { flag } }),
  )
  const ofGame = `/games/${game.id}`
  const board = `${ofGame}/challenges`
  const common = ['/', '/games', ofGame, `${ofGame}/scoreboard`, '/posts', `/posts/${post}`]
  const own = [...leftToBrowsers]
  return {
    people: { visitor: undefined, player, admin } satisfies Record<string, Actor | undefined>,
    screens: {
      visitor: common,
      player: [...common, ...own, board, `${board}?c=${challenge}`],
      admin: [...common, ...own],
    },
  }
}

type Move = { value: number; parts: string[] }

/** What a browser says of a layout that shifts; no types have it. */
type Shift = { value: number; sources: Source[] }
type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }

/** Has a page remember what moves by itself. What a document shows is painted before any code runs, as on a slow line. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const moves: Move[] = []
    const keep = (entry: object & Partial<Shift>) => {
      const parts = (entry.sources ?? []).map(({ node, previousRect, currentRect }) => {
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(' '),
        )
        return `${node?.nodeName} ${node?.textContent?.slice(0, 60)}: ${from} to ${to}`
      })
      moves.push({ value: entry.value ?? 0, parts })
    }
    Reflect.set(window, 'moves', moves)
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await page.route(code, async (route) => {
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 ||
        // One that the browser renders has nothing to paint before.
        (document.readyState !== 'loading' && !document.querySelector('#page-state')),
    )
    await route.continue()
  })
}

/** Opens a screen. @returns what moved, when it is more than can be seen, and whether the server had rendered it */
async function look(page: Page, path: string) {
  await openScreen(page, { people: {}, ids: new Map() }, path)
  const moves = await page.evaluate<Move[]>(() => Reflect.get(window, 'moves'))
  const sum = moves.reduce((total, { value }) => total + value, 0)
  const isRendered = await page.evaluate(() => document.querySelector('#page-state') !== null)
  return { moves: sum > unseen ? moves : [], isRendered }
}

const open = async (browser: Browser, server: string, width: number, actor?: Actor) =>
  browser.newContext({
    baseURL: server,
    viewport: { width, height: 844 },
    ...(width < 600 && { isMobile: true, hasTouch: true, userAgent: phone }),
    ...(actor && { storageState: await storageOf(server, actor) }),
  })

/** Other tests add entries to their lists. */
const shared = new Set(['/', '/games', '/posts'])

for (const width of [390, 1440])
  for (const who of ['visitor', 'player', 'admin'] as const)
    test(`nothing moves by itself on the screens of a ${who}, ${width} px`, async ({
      browser,
      server,
    }) => {
      const { people, screens } = await theWorld(server)
      const context = await open(browser, server, width, people[who])
      const page = await context.newPage()
      await watch(page)
      for (const path of screens[who]) {
        let moves: Move[] = []
        await expect(async () => {
          const seen = await look(page, path)
          moves = seen.moves
          // On a busy machine the server may leave a page to the browser.
          expect(seen.isRendered || leftToBrowsers.has(path), `${path} is rendered`).toBe(true)
          if (shared.has(path)) expect(moves, path).toEqual([])
        }).toPass({ timeout: 30_000 })
        expect(moves, path).toEqual([])
      }
      await context.close()
    })

test('the offer to set up a platform that nobody has touched moves nothing', async ({
  browser,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'halyard-still-'))
  const own = await startServer(data, await freePort())
  try {
    for (const width of [390, 1440]) {
      const context = await open(browser, own.baseURL, width, await theAdmin(own.baseURL))
      const page = await context.newPage()
      await watch(page)
      await look(page, '/')
      await expect(page.getByRole('link', { name: 'Set up', exact: true })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'moves'))).toEqual([])
      await context.close()
    }
  } finally {
    await own.stop('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
})
