import { unwrap } from '@halyard/api'
import type { BrowserContext, Page } from '@playwright/test'
import { newTeamIn, storageOf, theAdmin } from './actor.ts'
import { newGame, type SmallGame } from './game.ts'
import { expect } from './test.ts'

/** A busy machine takes its time for the first page of a fresh browser, in milliseconds. */
export const firstVisit = 30_000

type Wishes = Parameters<typeof newGame>[1]
type Changes = Parameters<typeof newGame>[2]

export type Played = {
  game: SmallGame
  context: BrowserContext
  page: Page
  /** The player, whose team it is. */
  actor: Awaited<ReturnType<typeof newTeamIn>>
  /** The administrator's client. */
  api: Awaited<ReturnType<typeof theAdmin>>['api']
  /** Opens the challenge of that position. */
  open: (at?: number) => Promise<ReturnType<Page['getByRole']>>
}

type Opener = { newContext: (options: object) => Promise<BrowserContext> }

/** A new game, a new team in it, and a browser in which one of its players is logged in. */
export async function play(
  browser: Opener,
  server: string,
  wishes: Wishes,
  changes: Changes = {},
  options: object = {},
): Promise<Played> {
  const game = await newGame(server, wishes, changes)
  const actor = await newTeamIn(server, game.id)
  const context = await browser.newContext({
    baseURL: server,
    reducedMotion: 'reduce',
    storageState: await storageOf(server, actor),
    ...options,
  })
  const page = await context.newPage()
  const { api } = await theAdmin(server)
  const open = async (at = 0) => {
    const challenge = game.challenges[at]
    await page.goto(`/games/${game.id}/challenges?c=${challenge?.id}`)
    const sheet = page.getByRole('dialog', { name: challenge?.title ?? '' })
    await expect(sheet.getByRole('textbox', { name: 'Flag' })).toBeVisible({ timeout: firstVisit })
    return sheet
  }
  return { game, context, page, actor, api, open }
}

/** The POSTs of flags a page sends from now on. */
export function flagPosts(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/challenges\/\d+$/.test(request.url())) {
      sent.push(request.postData() ?? '')
    }
  })
  return sent
}

/** Ends a running game at once, as the organisers can. */
export async function endNow({ api, game }: Pick<Played, 'api' | 'game'>) {
  const params = { path: { id: game.id } }
  const settings = await unwrap(api.GET('/api/edit/games/{id}', { params }))
  await unwrap(
    api.PUT('/api/edit/games/{id}', { params, body: { ...settings, end: Date.now() - 1000 } }),
  )
}
