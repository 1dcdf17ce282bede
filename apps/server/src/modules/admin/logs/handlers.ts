import type { LogLevel } from '#db/tables/platform.ts'
import { listLogs as list } from '#modules/log/service.ts'
import { logView } from '#modules/log/view.ts'
import { handle } from '#modules/operation/handle.ts'

const LEVELS: readonly LogLevel[] = ['Information', 'Warning', 'Error', 'Fatal']

const listLogs = handle('listLogs', async ({ db, query, auditLog }) => {
  // What this administrator just did is to be found.
  await auditLog.flush()
  const { level: wanted, count, skip } = query
  const level = LEVELS.find((known) => known === wanted)
  if (wanted !== 'All' && level === undefined) return []
  return (await list(db, { level, count, skip })).map(logView)
})

export const logHandlers = { listLogs }
