import { ms } from '#db/database.ts'
import type { Db, Row } from '#db/database.ts'
import { notify } from '#db/notifications.ts'
import type { LogLevel } from '#db/tables/platform.ts'

export type LogRow = Row<'logs'>

/** One line of the log before it is written down. */
export interface LogEntry {
  readonly atMs: number
  readonly level: LogLevel
  readonly userName: string
  readonly ip: string | null
  readonly message: string
  readonly status: string
}

/** Inserts log entries in one statement and notifies every process of their ids, as `first-last`. */
export async function insertLogs(db: Db, entries: readonly LogEntry[]): Promise<void> {
  const rows = await db
    .insertInto('logs')
    .values(
      entries.map((entry) => ({
        logged_at: ms(entry.atMs),
        level: entry.level,
        user_name: entry.userName,
        ip: entry.ip,
        message: entry.message,
        status: entry.status,
      })),
    )
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await notify(db, 'logs_written', `${Math.min(...ids)}-${Math.max(...ids)}`)
}

/** The newest lines first, of one level or of all. */
export function listLogs(
  db: Db,
  { level, count, skip }: { level: LogLevel | undefined; count: number; skip: number },
): Promise<LogRow[]> {
  const query = db
    .selectFrom('logs')
    .selectAll()
    .orderBy('logged_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(count)
  return (level === undefined ? query : query.where('level', '=', level)).execute()
}

/** Lines by their ids, both included, oldest first. */
export function listLogsBetween(db: Db, first: number, last: number): Promise<LogRow[]> {
  return db
    .selectFrom('logs')
    .selectAll()
    .where('id', '>=', first)
    .where('id', '<=', last)
    .orderBy('id')
    .execute()
}

/** Removes what is older than that; run now and then. */
export async function deleteOldLogs(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('logs').where('logged_at', '<', ms(beforeMs)).execute()
}
