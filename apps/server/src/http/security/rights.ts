import type { Db } from '#db/database.ts'
import type { Operation } from '#http/contract/contract.ts'
import { refuseLacking } from '#http/security/lacking.ts'
import type { Validation } from '#http/contract/validation.ts'
import { Refusal } from '#modules/operation/refusal.ts'
import { hasRole } from '#modules/operation/roles.ts'
import type { Services } from '#modules/services.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import type { Session } from '#modules/session/sessions.ts'
import type { GameRights } from '#modules/staff/game-right.ts'
import { requireGameRights, requireStill } from '#modules/staff/service.ts'
import type { Call } from '#modules/staff/service.ts'
import type { TokenCaller } from '#modules/token/bearer.ts'
import { actAs } from '#modules/token/scopes.ts'

// Who may call which operation: the one place that decides, from the operation's description alone. A handler that narrows what it
// answers does so by the rights of games that come from here.

/** The caller: a session, an API token, or anonymous. */
export interface Identity {
  readonly session?: Session | undefined
  readonly token?: TokenCaller | undefined
}

/** What of a request decides. */
interface Asked {
  /** Whether it came with an API token, valid or not. */
  readonly hasBearer: boolean
  readonly params: Readonly<Record<string, string>>
}

interface Needs {
  readonly services: Pick<Services, 'db'>
  readonly validation: Validation
}

/** Who calls, undefined for a visitor, and by which roles of games. */
interface Right {
  readonly user: SessionUser | undefined
  readonly gameRights: GameRights
}

/** Decides about a call: first what a token may at all, then what its maker or the owner of the session may. Throws Refusal. */
export async function requireRight(
  { services, validation }: Needs,
  operation: Operation,
  { session, token }: Identity,
  { hasBearer, params }: Asked,
): Promise<Right> {
  const user = token ? actAs(token, operation, params) : session?.user
  const allowed = { user, gameRights: undefined }
  if (operation.role === 'Anonymous') return allowed
  if (!user) throw new Refusal(401, hasBearer ? 'tokenInvalid' : 'loginRequired')
  // Banned users may still log out.
  if (operation.id === 'logOut') return allowed
  if (user.role === 'Banned') throw new Refusal(403, 'accountBanned')
  if (session) refuseLacking(operation, session)
  if (hasRole(user, operation.role)) return allowed
  const call = callOf(validation, operation, user.id, params)
  if (!call) throw new Refusal(403, 'roleTooLow')
  return { user, gameRights: await requireGameRights(services.db, call) }
}

/** The call of an operation that roles of games open, if they open it; undefined for an address of nothing as well. */
function callOf(
  validation: Validation,
  operation: Operation,
  userId: string,
  params: Asked['params'],
): Call | undefined {
  const { gameRoles } = operation
  if (!gameRoles) return undefined
  try {
    return { userId, gameRoles, path: validation.path(operation, params) }
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** What each transaction of a call begins with that is allowed by roles of games alone: they may be gone by then. */
export function stillAllowed(
  operation: Operation,
  userId: string,
  path: Readonly<Record<string, unknown>>,
  rights: NonNullable<GameRights>,
): (tx: Db) => Promise<void> {
  const { gameRoles } = operation
  return async (tx) => {
    if (gameRoles) await requireStill(tx, { userId, gameRoles, path }, rights)
  }
}
