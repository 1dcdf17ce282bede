import { unwrap } from '@halyard/api'
import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin, type Actor } from './actor.ts'
import type { Who } from './addresses.ts'
import { newGame } from './game.ts'
import { uniqueName } from './names.ts'
import { firstVisit } from './play.ts'
import { expect } from './test.ts'

export const everyone = ['visitor', 'newcomer', 'player', 'playing', 'admin'] as const

type Wish = Parameters<typeof newGame>[1][number]

/** Those who look at the screens of one game, and what the addresses' GAME, CHALLENGE, TEAM and POST are replaced by. */
export type World = { people: Partial<Record<Who, Actor>>; ids: ReadonlyMap<string, string> }

/** A game with these challenges, a team that plays it, and a post. */
export async function peopleOf(server: string, challenges: readonly Wish[]): Promise<World> {
  const game = await newGame(server, challenges)
  const admin = await theAdmin(server)
  const player = await newTeamIn(server, game.id)
  const title = uniqueName('Notes ')
  const body = { title, summary: 'Short.', content: '# One\n\nTwo.\n\n## Three\n', tags: ['rules'] }
  const post = await unwrap(admin.api.POST('/api/edit/posts', { body }))
  return {
    people: { admin, player, playing: player },
    ids: new Map([
      ['GAME', String(game.id)],
      ['CHALLENGE', String(game.challenges[0]?.id)],
      ['TEAM', String(player.team.id)],
      ['POST', post],
    ]),
  }
}

type Visit = { browser: Browser; server: string; world: World; who: Who }

/** A browser of that person, in which nothing moves. */
export async function contextOf(
  { browser, server, world, who }: Visit,
  options: BrowserContextOptions = {},
) {
  const actor = world.people[who]
  return browser.newContext({
    ...options,
    baseURL: server,
    reducedMotion: 'reduce',
    ...(actor && { storageState: await storageOf(server, actor) }),
  })
}

export async function openScreen(page: Page, { ids }: World, path: string): Promise<void> {
  const asked = requestsOf(page)
  asked.clear()
  await page.goto(path.replaceAll(/GAME|CHALLENGE|TEAM|POST/g, (name) => ids.get(name) ?? name))
  // A screen behind an open dialog is hidden from the reader, its first heading with it.
  await expect(page.getByRole('heading').first(), path).toBeVisible({ timeout: firstVisit })
  await settled(page, asked)
}

const requests = new WeakMap<Page, Set<Request>>()

/** What a page asks for from now on, until it is answered. */
function requestsOf(page: Page): Set<Request> {
  const known = requests.get(page)
  if (known) return known
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  requests.set(page, asked)
  return asked
}

/**
 * As `calm`, for those who open hundreds of screens: whether a page goes on is not seen from half a second without requests, but from
 * one that had nothing to do three times and asked for nothing.
 */
async function settled(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  const end = Date.now() + 10_000
  for (let times = 0; times < 3 && Date.now() < end;) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => setTimeout(resolve, 40))
        }),
    )
    times = asked.size === 0 ? times + 1 : 0
  }
}

/** Waits until nothing is on its way. A hub that got no WebSocket reads one answer without end: the wait ends all the same. */
export async function calm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch((error: unknown) => {
    if (page.isClosed()) throw error
  })
}

/** The addresses, in as many parts as there are tests of them. */
export function partsOf(addresses: readonly string[], screensOfATest: number): string[][] {
  const count = Math.ceil(addresses.length / screensOfATest)
  return Array.from({ length: count }, (_, part) =>
    addresses.filter((_address, index) => index % count === part),
  )
}
