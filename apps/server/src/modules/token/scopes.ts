import type { Role, TokenScope } from '#db/tables/accounts.ts'
import type { Db } from '#db/database.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import { hasGameRole, mayWatch } from '#modules/staff/service.ts'
import type { TokenCaller } from '#modules/token/bearer.ts'

/** What of an operation's description decides about tokens. */
export interface ScopedOperation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly role: Role | 'Anonymous'
  /** `None` for one that no token opens. */
  readonly scope: TokenScope | 'None' | undefined
  /** Roles of one game that open it. */
  readonly gameRoles: unknown
  readonly gameParameter: string | undefined
}

type Caller = Omit<TokenCaller, 'tokenId' | 'tokenName'>

/** Operations of the own account, its sessions and of tokens, and those that are for a person alone: whoever finds a token must not be able to keep what it opens. */
const CLOSED_TAGS = ['account', 'token']
/** Operations without a game in their path that a token for one game needs for it. */
const OF_EVERY_GAME = ['uploadAssets']
/** With a scope somebody is never more than this. */
const MOST: Readonly<Record<TokenScope, Role>> = {
  Read: 'Monitor',
  Play: 'User',
  Organize: 'Admin',
  Administer: 'Admin',
}
/** The role that somebody needs to give a scope to a token; a role in a game suffices for `Organize`. */
const LEAST: Readonly<Record<TokenScope, Role>> = {
  Read: 'User',
  Play: 'User',
  Organize: 'Admin',
  Administer: 'Admin',
}

/** The scopes that open an operation; none opens those of accounts and tokens. The first is the one to ask for. */
export function scopesFor(operation: ScopedOperation): readonly TokenScope[] {
  const { tag, method, role, scope, gameRoles } = operation
  if (CLOSED_TAGS.includes(tag) || scope === 'None') return []
  if (scope) return withAdminister([scope])
  if (tag === 'admin' && !gameRoles) return ['Administer']
  const reads = method === 'GET'
  if (role === 'Anonymous') return ['Read', 'Play', 'Organize', 'Administer']
  if (role === 'User') return withAdminister(reads ? ['Read', 'Play'] : ['Play'])
  return withAdminister(role === 'Monitor' && reads ? ['Read', 'Organize'] : ['Organize'])
}

const withAdminister = (scopes: readonly TokenScope[]): TokenScope[] => [
  ...new Set([...scopes, 'Administer' as const]),
]

/**
 * Who calls an operation with a token: its maker with the rights of today, cut to those of the scopes. Undefined for a visitor, where nobody
 * has to be known. Throws Refusal 403 where the token does not reach.
 */
export function actAs(
  caller: Caller,
  operation: ScopedOperation,
  params: Readonly<Record<string, string>>,
): SessionUser | undefined {
  const { user, scopes, gameId } = caller
  const isOpen = operation.role === 'Anonymous'
  if (scopes === null) return asMonitor(caller, operation)
  const wanted = scopesFor(operation)
  const covering = wanted.filter((scope) => scopes.includes(scope))
  const [scope] = wanted
  const isInReach = gameId === null || isOf(gameId, operation, params)
  if (isOpen && (covering.length === 0 || !isInReach)) return undefined
  if (scope === undefined) throw new Refusal(403, 'tokenNotTaken')
  if (covering.length === 0) throw new Refusal(403, 'tokenScopeMissing', { values: { scope } })
  if (!isInReach) throw new Refusal(403, 'tokenGame')
  return { ...user, role: lower(user.role, most(covering)) }
}

/** A token without scopes reads what monitors see, and does nothing else. */
function asMonitor({ user }: Caller, { role, method }: ScopedOperation): SessionUser {
  if (role !== 'Anonymous' && (method !== 'GET' || role !== 'Monitor'))
    throw new Refusal(403, 'tokenScope')
  return { ...user, role: lower(user.role, 'Monitor') }
}

const isOf = (
  gameId: number,
  { id, gameParameter }: ScopedOperation,
  params: Readonly<Record<string, string>>,
): boolean =>
  gameParameter === undefined
    ? OF_EVERY_GAME.includes(id)
    : Number(params[gameParameter]) === gameId

const lower = (one: Role, other: Role): Role => (hasRole({ role: one }, other) ? other : one)

const most = (scopes: readonly TokenScope[]): Role =>
  scopes.reduce<Role>(
    (role, scope) => (hasRole({ role }, MOST[scope]) ? role : MOST[scope]),
    'User',
  )

/** Whether a token reads what monitors see of a game. */
export async function mayMonitor(
  db: Db,
  { user, scopes, gameId }: Caller,
  game: number,
): Promise<boolean> {
  if (scopes === null) return true
  const reads = scopes.some((scope) => scope !== 'Play') && (gameId === null || gameId === game)
  return (
    reads && (hasRole(user, 'Monitor') || (await mayWatch(db, { userId: user.id, gameId: game })))
  )
}

/** What a token is to open. */
interface Reach {
  readonly scopes: readonly TokenScope[]
  readonly gameId: number | null
}

/** Throws Refusal 400 or 403 unless the account may make a token with these scopes. */
export async function requireScopes(
  db: Db,
  user: SessionUser,
  { scopes, gameId }: Reach,
): Promise<void> {
  if (scopes.length === 0) throw new Refusal(400, 'tokenScopesEmpty')
  const organizes =
    hasRole(user, LEAST.Organize) || (await hasGameRole(db, user.id, gameId ?? undefined))
  const beyond = scopes.find((scope) =>
    scope === 'Organize' ? !organizes : !hasRole(user, LEAST[scope]),
  )
  if (beyond) throw new Refusal(403, 'tokenScopeTooHigh', { values: { scope: beyond } })
  if (gameId !== null && scopes.includes('Administer')) throw new Refusal(400, 'tokenGameNotAlone')
}
