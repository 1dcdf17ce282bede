import type { LogMessage } from '@halyard/api'
import type { QueryClient } from '@tanstack/react-query'
import { withNewLines } from '#admin/logs/log-lines.ts'
import { adminKeys } from '#admin/keys.ts'

/** Milliseconds for which lines are gathered before lists show them: a busy server sends hundreds in a second. */
const gatherMs = 250

/** Hub `admin`: puts new lines on top of the lists of their level. */
export function adminLive(client: QueryClient) {
  let sent: LogMessage[] = []
  const hand = () => {
    const lines = sent
    sent = []
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: adminKeys.logs() })) {
      const level = levelOf(queryKey)
      const fitting = lines.filter((line) => level === 'All' || line.level === level)
      if (fitting.length === 0) continue
      client.setQueryData<LogMessage[]>(queryKey, (known) => known && withNewLines(known, fitting))
    }
  }
  return {
    ReceivedLog(line: LogMessage) {
      sent.push(line)
      if (sent.length === 1) setTimeout(hand, gatherMs)
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
