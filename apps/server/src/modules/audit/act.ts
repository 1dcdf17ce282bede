import { actingFor } from '#db/acting.ts'
import { auditedTables } from '#modules/audit/audited-operations.ts'
import { DESCRIBED } from '#modules/audit/described-tables.ts'
import type { SessionUser } from '#modules/operation/context.ts'
import type { OperationId } from '#modules/operation/operation-types.ts'
import type { Services } from '#modules/services.ts'

/** Who does what, from where. */
export interface Act {
  readonly operation: OperationId
  readonly user: SessionUser
  readonly ip: string
}

/** The database for an operation: where staff changes something with it, its transactions record what. */
export function auditedDb(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operation, user, ip }: Omit<Act, 'user'> & { user: SessionUser | undefined },
): Services['db'] {
  const tables = auditedTables(operation)
  if (user === undefined || tables.length === 0) return db
  return actingFor(db, {
    atMs: clock.now(),
    operation,
    userId: user.id,
    userName: user.userName,
    ip,
    tables: Object.fromEntries(tables.map((table) => [table, DESCRIBED[table]])),
  })
}
