import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import { findGame } from '#modules/game/games.ts'
import { hasRole } from '#modules/operation/roles.ts'
import { findTokenCaller } from '#modules/token/bearer.ts'
import type { Clock } from '#platform/clock.ts'

export const HUBS = ['user', 'monitor', 'admin'] as const
export type HubName = (typeof HUBS)[number]

/** The role a hub requires; undefined for everybody. */
const REQUIRED_ROLE: Readonly<Record<HubName, Role | undefined>> = {
  user: undefined,
  monitor: 'Monitor',
  admin: 'Admin',
}

/** What a client subscribes to, and its credentials. */
export interface Subscription {
  readonly hub: HubName
  /** The game, for hubs that are of one game. */
  readonly gameId: number | undefined
  /** Hash of the session's token; undefined without a session. */
  readonly sessionHash: Buffer | undefined
  /** An API token; undefined without one. Only the monitor hub accepts it. */
  readonly apiToken: string | undefined
}

interface Needs {
  readonly db: Db
  readonly clock: Clock
}

/** The group of all subscriptions to one hub, of one game where the hub has games. */
export const groupOf = ({ hub, gameId }: Pick<Subscription, 'hub' | 'gameId'>): string =>
  gameId === undefined ? hub : `${hub} ${gameId}`

/** Why a subscription is refused, or undefined when it is allowed. */
export async function refusalOf(
  needs: Needs,
  subscription: Subscription,
): Promise<string | undefined> {
  const [mayListen] = await checkAccess(needs, [subscription])
  if (mayListen) return undefined
  return REQUIRED_ROLE[subscription.hub] === undefined
    ? 'There is no such game.'
    : 'There is no such game, or you may not listen here.'
}

/** Whether each subscription is allowed now. Roles and games are looked up every time. */
export async function checkAccess(
  needs: Needs,
  subscriptions: readonly Subscription[],
): Promise<boolean[]> {
  const games = await findGames(needs.db, subscriptions)
  const roles = await findRoles(needs, subscriptions)
  const tokens = await findTokens(needs, subscriptions)
  return subscriptions.map(({ hub, gameId, sessionHash, apiToken }) => {
    if (hub !== 'admin' && (gameId === undefined || !games.has(gameId))) return false
    const least = REQUIRED_ROLE[hub]
    if (least === undefined) return true
    if (hub === 'monitor' && apiToken !== undefined && tokens.has(apiToken)) return true
    const role = sessionHash && roles.get(sessionHash.toString('hex'))
    return role !== undefined && hasRole({ role }, least)
  })
}

/** Those of the games that there are. */
async function findGames(db: Db, subscriptions: readonly Subscription[]): Promise<Set<number>> {
  const ids = new Set(subscriptions.flatMap(({ gameId }) => gameId ?? []))
  const games = await Promise.all([...ids].map((id) => findGame(db, id)))
  return new Set(games.flatMap((game) => game?.id ?? []))
}

/** Roles of the accounts of valid sessions, by the hash in hex. */
async function findRoles(
  { db, clock }: Needs,
  subscriptions: readonly Subscription[],
): Promise<Map<string, Role>> {
  const hashes = subscriptions.flatMap(({ hub, sessionHash }) =>
    REQUIRED_ROLE[hub] !== undefined && sessionHash ? [sessionHash] : [],
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

/** The API tokens that are valid. */
async function findTokens(
  needs: Needs,
  subscriptions: readonly Subscription[],
): Promise<Set<string>> {
  const tokens = new Set(
    subscriptions.flatMap(({ hub, apiToken }) => (hub === 'monitor' && apiToken ? [apiToken] : [])),
  )
  for (const token of tokens) if (!(await findTokenCaller(needs, token))) tokens.delete(token)
  return tokens
}
