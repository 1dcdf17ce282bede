import type { LogRow } from '#modules/log/repository.ts'
import type { Schema } from '#modules/operation/operation-types.ts'

/** A line of the log as administrators read it. */
export function logView(row: LogRow): Schema<'LogMessageModel'> {
  return {
    time: row.logged_at,
    name: row.user_name,
    level: row.level,
    ip: row.ip,
    msg: row.message,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the auditLog, which knows these names only
    status: row.status as Schema<'LogMessageModel'>['status'],
  }
}
