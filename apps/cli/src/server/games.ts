import { hasStatus, unwrap } from '@halyard/api'
import type { ApiClient, GameSettings } from '@halyard/api'
import { Failure } from '@halyard/packs/failure'
import type { EventSettings } from '@halyard/packs'

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

/** Where a new game waits until everything is in. No event is planned for then, so a game found there was left half-imported. */
const waitingStartMs = Date.UTC(2100, 0, 1)

/** Creates a game that nobody can play yet: hidden, and far in the future. */
export function createGame(
  client: ApiClient,
  title: string,
  settings: EventSettings['settings'],
): Promise<GameSettings> {
  const window = { start: waitingStartMs, end: waitingStartMs + defaultLengthMs }
  const body = { ...settings, title, hidden: true, ...window }
  return unwrap(client.POST('/api/edit/games', { body }))
}

/**
 * The window a game shall have: what was asked for, else its own. A game that waits, or is to be made, has the one of its event, or
 * starts now and lasts 48 hours.
 *
 * @throws Failure when it would end before it starts
 */
export function windowOf(
  game: GameSettings | undefined,
  { startMs, endMs }: GameWindow,
  event: GameWindow,
) {
  const own = game && game.start !== waitingStartMs ? game : undefined
  const start = startMs ?? own?.start ?? event.startMs ?? Date.now()
  // The end that an event had says nothing about one that starts at another time.
  const given = startMs === undefined ? event.endMs : undefined
  const end = endMs ?? own?.end ?? given ?? start + defaultLengthMs
  if (end <= start) throw new Failure('The game would end before it starts.')
  return { start, end }
}

/** Changes the window of a game, or whether players see it, and nothing else. */
export function updateGame(
  client: ApiClient,
  game: GameSettings,
  change: Partial<Pick<GameSettings, 'start' | 'end' | 'hidden'>>,
): Promise<GameSettings> {
  const params = { path: { id: game.id } }
  return unwrap(client.PUT('/api/edit/games/{id}', { params, body: { ...game, ...change } }))
}
