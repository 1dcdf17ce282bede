import { actingFor } from '#db/acting.ts'
import { auditedTables, OF_PLAYERS_TOO } from '#modules/audit/audited-operations.ts'
import { DESCRIBED } from '#modules/audit/described-tables.ts'
import type { SessionUser } from '#modules/session/session-user.ts'
import type { OperationId } from '#modules/operation/operation-types.ts'
import { hasRole } from '#modules/operation/roles.ts'
import type { Infrastructure } from '#modules/infrastructure.ts'
import { randomHex } from '#platform/random.ts'

/** Identifies the call, which has one entry. */
const CALL_BYTES = 12

/** Who does what, from where. */
export interface Act {
  readonly operation: OperationId
  readonly user: SessionUser
  readonly ip: string
  /** The name of the API token that was used. */
  readonly tokenName: string | undefined
}

/** The database for an operation: where staff changes something with it, its transactions record what. */
export function auditedDb(
  { db, clock, random }: Pick<Infrastructure, 'db' | 'clock' | 'random'>,
  { operation, user, ip, tokenName }: Omit<Act, 'user'> & { user: SessionUser | undefined },
): Infrastructure['db'] {
  const tables = auditedTables(operation)
  if (user === undefined || tables.length === 0) return db
  if (OF_PLAYERS_TOO.has(operation) && !hasRole(user, 'Monitor')) return db
  return actingFor(db, {
    atMs: clock.now(),
    call: randomHex(random, CALL_BYTES),
    operation,
    userId: user.id,
    userName: user.userName,
    ip,
    token: tokenName,
    tables: Object.fromEntries(tables.map((table) => [table, DESCRIBED[table]])),
  })
}
