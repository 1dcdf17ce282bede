import { hasStatus, unwrap } from '@halyard/api'
import type { ApiClient, GameSettings } from '@halyard/api'
import { Failure } from '#failure.ts'

const pageSize = 100

/** The window of a game as asked for; an absent end is counted from the start. */
export type GameWindow = { startMs?: number; endMs?: number }

/**
 * The one game of a title, hidden ones included.
 *
 * @throws Failure when the account may not edit games, or the title is not unique
 */
export async function findGame(
  client: ApiClient,
  title: string,
): Promise<GameSettings | undefined> {
  const found: GameSettings[] = []
  for (let skip = 0; ; skip += pageSize) {
    const page = await listPage(client, skip)
    found.push(...page.data.filter((game) => game.title === title))
    if (page.data.length < pageSize) break
  }
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ')
    throw new Failure(`Several games are called "${title}" (${ids}). Rename one, or give --game.`)
  }
  return found[0]
}

async function listPage(client: ApiClient, skip: number) {
  try {
    const query = { count: pageSize, skip }
    return await unwrap(client.GET('/api/edit/games', { params: { query } }))
  } catch (error) {
    if (!hasStatus(error, 403)) throw error
    throw new Failure('This account may not edit games: only administrators may.', { cause: error })
  }
}

const defaultLengthMs = 48 * 3_600_000

/** Creates a visible game. By default it starts now and lasts 48 hours. */
export async function createGame(
  client: ApiClient,
  title: string,
  { startMs, endMs }: GameWindow,
): Promise<GameSettings> {
  const start = startMs ?? Date.now()
  const end = endMs ?? start + defaultLengthMs
  requireOrder(start, end)
  return unwrap(client.POST('/api/edit/games', { body: { title, hidden: false, start, end } }))
}

/** The new window of a game, or undefined when what was asked for is what it has. */
export function changedWindow(game: GameSettings, { startMs, endMs }: GameWindow) {
  const start = startMs ?? game.start
  const end = endMs ?? game.end
  requireOrder(start, end)
  return start === game.start && end === game.end ? undefined : { start, end }
}

/** Changes only the start and end of a game. */
export function moveGame(
  client: ApiClient,
  game: GameSettings,
  window: { start: number; end: number },
): Promise<GameSettings> {
  const params = { path: { id: game.id } }
  return unwrap(client.PUT('/api/edit/games/{id}', { params, body: { ...game, ...window } }))
}

function requireOrder(start: number, end: number): void {
  if (end <= start) throw new Failure('The game would end before it starts.')
}
