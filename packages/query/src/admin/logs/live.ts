import type { LogMessage } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { withTold } from '#admin/logs/log-lines.ts'
import { adminQueries } from '#admin/queries.ts'

/** Milliseconds for which lines are gathered before lists show them: a busy server tells hundreds in a second. */
const gatherMs = 250

/** Hub `admin`: new lines go on top of the lists of their level. */
export function adminLive(client: QueryClient) {
  let told: LogMessage[] = []
  const hand = () => {
    const lines = told
    told = []
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: adminQueries.logs() })) {
      const level = levelOf(queryKey)
      const fitting = lines.filter((line) => level === 'All' || line.level === level)
      if (fitting.length === 0) continue
      client.setQueryData<LogMessage[]>(queryKey, (known) => known && withTold(known, fitting))
    }
  }
  return {
    ReceivedLog(line: LogMessage) {
      told.push(line)
      if (told.length === 1) setTimeout(hand, gatherMs)
    },
  }
}

/** Keys of lists end with their filter. */
const levelOf = (queryKey: readonly unknown[]): unknown => {
  const filter = queryKey.at(-1)
  return typeof filter === 'object' && filter !== null && 'level' in filter
    ? filter.level
    : undefined
}
