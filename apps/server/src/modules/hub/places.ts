import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import { hasRole } from '#modules/operation/roles.ts'
import { findTokenCaller } from '#modules/token/bearer.ts'
import type { Clock } from '#platform/clock.ts'

export const HUBS = ['user', 'monitor', 'admin'] as const
export type HubName = (typeof HUBS)[number]

/** The least role that may listen; undefined for everybody. */
const LEAST_ROLE: Readonly<Record<HubName, Role | undefined>> = {
  user: undefined,
  monitor: 'Monitor',
  admin: 'Admin',
}

/** What somebody wants to hear, and by what right. */
export interface Place {
  readonly hub: HubName
  /** The game, for hubs that are of one game. */
  readonly gameId: number | undefined
  /** Hash of the session's token; undefined without a session. */
  readonly sessionHash: Buffer | undefined
  /** An API token; undefined without one. Only the monitor hub asks for it. */
  readonly apiToken: string | undefined
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

/** The listeners of one hub, of one game where the hub has games. */
export const groupOf = ({ hub, gameId }: Pick<Place, 'hub' | 'gameId'>): string =>
  gameId === undefined ? hub : `${hub} ${gameId}`

/** Why a place is not given, or undefined when it is. */
export async function refusalOf(needs: Needs, place: Place): Promise<string | undefined> {
  const [mayListen] = await whoMayListen(needs, [place])
  if (mayListen) return undefined
  return LEAST_ROLE[place.hub] === undefined
    ? 'There is no such game.'
    : 'There is no such game, or you may not listen here.'
}

/** For each place whether it holds now: rights are looked up every time, and so are games. */
export async function whoMayListen(needs: Needs, places: readonly Place[]): Promise<boolean[]> {
  const games = await findGames(needs.db, places)
  const roles = await findRoles(needs, places)
  const tokens = await findTokens(needs, places)
  return places.map(({ hub, gameId, sessionHash, apiToken }) => {
    if (hub !== 'admin' && (gameId === undefined || !games.has(gameId))) return false
    const least = LEAST_ROLE[hub]
    if (least === undefined) return true
    if (hub === 'monitor' && apiToken !== undefined && tokens.has(apiToken)) return true
    const role = sessionHash && roles.get(sessionHash.toString('hex'))
    return role !== undefined && hasRole({ role }, least)
  })
}

async function findGames(db: Db, places: readonly Place[]): Promise<Set<number>> {
  const ids = [...new Set(places.flatMap(({ gameId }) => gameId ?? []))]
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('games').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Roles behind sessions that last, by the hash in hex. */
async function findRoles(
  { db, clock }: Needs,
  places: readonly Place[],
): Promise<Map<string, Role>> {
  const hashes = places.flatMap(({ hub, sessionHash }) =>
    LEAST_ROLE[hub] !== undefined && sessionHash ? [sessionHash] : [],
  )
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'users.role'])
    .where('sessions.token_hash', 'in', hashes)
    .where('sessions.expires_at', '>', ms(clock.now()))
    .whereRef('sessions.security_stamp', '=', 'users.security_stamp')
    .execute()
  return new Map(rows.map((row) => [row.token_hash.toString('hex'), row.role]))
}

/** The API tokens that are good for listening. */
async function findTokens(needs: Needs, places: readonly Place[]): Promise<Set<string>> {
  const tokens = new Set(
    places.flatMap(({ hub, apiToken }) => (hub === 'monitor' && apiToken ? [apiToken] : [])),
  )
  for (const token of tokens) if (!(await findTokenCaller(needs, token))) tokens.delete(token)
  return tokens
}
