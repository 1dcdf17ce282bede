import type { Db } from '#db/database.ts'
import { ms } from '#db/database.ts'
import type { Role } from '#db/tables/accounts.ts'
import { findGame } from '#modules/game/games.ts'
import type { Game } from '#modules/game/games.ts'
import { findSight } from '#modules/game/visibility.ts'
import { roleOfSession } from '#modules/session/lacking-second-factor.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { hasRole } from '#modules/operation/roles.ts'
import { mayWatch } from '#modules/staff/service.ts'
import { findTokenCaller } from '#modules/token/bearer.ts'
import type { TokenCaller } from '#modules/token/bearer.ts'
import { mayMonitor } from '#modules/token/scopes.ts'
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

/** Whether each subscription is allowed now. Accounts and games are looked up every time. */
export async function checkAccess(
  needs: Needs,
  subscriptions: readonly Subscription[],
): Promise<boolean[]> {
  const games = await findGames(needs.db, subscriptions)
  const gameOf = ({ gameId }: Subscription) =>
    gameId === undefined ? undefined : games.get(gameId)
  const callers = await findCallers(
    needs,
    subscriptions.filter(
      (one) => REQUIRED_ROLE[one.hub] !== undefined || gameOf(one)?.hidden === true,
    ),
  )
  const callerOf = ({ sessionHash }: Subscription) =>
    sessionHash && callers.get(sessionHash.toString('hex'))
  const tokens = await findTokens(needs, subscriptions)
  const watchers = await findWatchers(needs.db, callerOf, subscriptions)
  return Promise.all(
    subscriptions.map(async (subscription) => {
      const { hub, gameId, apiToken } = subscription
      const game = gameOf(subscription)
      if (hub !== 'admin' && !game) return false
      const token = apiToken === undefined ? undefined : tokens.get(apiToken)
      if (token && gameId !== undefined && (await mayMonitor(needs.db, token, gameId))) return true
      const caller = callerOf(subscription)
      const least = REQUIRED_ROLE[hub]
      if (least !== undefined) return hasRole(caller, least) || watchers.has(subscription)
      return game !== undefined && (await findSight(needs.db, game.id, game, caller)) === 'all'
    }),
  )
}

/** Those of the games that there are, by id. */
async function findGames(
  db: Db,
  subscriptions: readonly Subscription[],
): Promise<Map<number, Game>> {
  const ids = new Set(subscriptions.flatMap(({ gameId }) => gameId ?? []))
  const games = await Promise.all([...ids].map((id) => findGame(db, id)))
  return new Map(games.flatMap((game) => (game ? [[game.id, game]] : [])))
}

/** The accounts of valid sessions, by the hash in hex. */
async function findCallers(
  { db, clock }: Needs,
  subscriptions: readonly Subscription[],
): Promise<Map<string, Pick<SessionUser, 'id' | 'role'>>> {
  const hashes = subscriptions.flatMap(({ sessionHash }) => sessionHash ?? [])
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'users.id', roleOfSession.as('role')])
    .where('sessions.token_hash', 'in', hashes)
    .where('sessions.expires_at', '>', ms(clock.now()))
    .whereRef('sessions.security_stamp', '=', 'users.security_stamp')
    .execute()
  return new Map(rows.map(({ token_hash: hash, ...caller }) => [hash.toString('hex'), caller]))
}

type Caller = Pick<SessionUser, 'id' | 'role'>

/** The subscriptions to the monitor hub of one game that a role in that game allows. */
async function findWatchers(
  db: Db,
  callerOf: (subscription: Subscription) => Caller | undefined,
  subscriptions: readonly Subscription[],
): Promise<Set<Subscription>> {
  const asking = subscriptions.flatMap((subscription) => {
    const caller = callerOf(subscription)
    const { hub, gameId } = subscription
    const needsOne = hub === 'monitor' && caller?.role === 'User' && gameId !== undefined
    return needsOne ? [{ subscription, userId: caller.id, gameId }] : []
  })
  if (asking.length === 0) return new Set()
  const may = await Promise.all(asking.map((one) => mayWatch(db, one)))
  return new Set(asking.filter((_, index) => may[index]).map(({ subscription }) => subscription))
}

/** Those of the API tokens that are valid, with who calls. */
async function findTokens(
  needs: Needs,
  subscriptions: readonly Subscription[],
): Promise<Map<string, TokenCaller>> {
  const texts = new Set(
    subscriptions.flatMap(({ hub, apiToken }) => (hub === 'monitor' && apiToken ? [apiToken] : [])),
  )
  const callers = new Map<string, TokenCaller>()
  for (const text of texts) {
    const caller = await findTokenCaller(needs, text)
    if (caller) callers.set(text, caller)
  }
  return callers
}
