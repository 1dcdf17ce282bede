import type { Scoreboard } from '@halyard/api'
import type { PersistedClient, Persister } from '@tanstack/react-query-persist-client'
import { audienceOf, isScoreboard, summaryOf } from '#persist/kept.ts'
import type { Storage } from '#persist/storage.ts'

type PersistedQuery = PersistedClient['clientState']['queries'][number]

/** Answers older than this are not restored. */
export const maxAge = 24 * 60 * 60 * 1000
const largestBytes = 1024 * 1024

/** Stores a client under a name: its newest answers, as far as they fit. */
export function createPersister(name: string, storage: Storage): Persister {
  return {
    persistClient: (client) => storage.write(name, withQueries(client, fitting)),
    async restoreClient() {
      const client = await storage.read(name)
      // Whatever else lies under that name has no state, and is removed by whoever restores.
      return client?.clientState ? withQueries(client, recent) : client
    },
    removeClient: () => storage.remove(name),
  }
}

const withQueries = (
  client: PersistedClient,
  choose: (queries: PersistedQuery[]) => PersistedQuery[],
): PersistedClient => ({
  ...client,
  clientState: { ...client.clientState, queries: choose(client.clientState.queries) },
})

/** The newest queries that fit, with the newest scoreboard only. */
function fitting(queries: PersistedQuery[]): PersistedQuery[] {
  const newestFirst = queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const board = newestFirst.find(({ queryKey }) => isScoreboard(queryKey))
  const chosen: PersistedQuery[] = []
  let bytes = 0
  for (const query of newestFirst) {
    if (isScoreboard(query.queryKey) && query !== board) continue
    const entry = persistable(query)
    bytes += new TextEncoder().encode(JSON.stringify(entry)).length
    if (bytes > largestBytes) break
    chosen.push(entry)
  }
  return chosen
}

/** The last answer of a query, marked as stale: restored, it is shown and fetched again. What came after it is left out. */
function persistable({ queryKey, queryHash, state, dehydratedAt }: PersistedQuery): PersistedQuery {
  const data: unknown = state.data
  return {
    queryKey,
    queryHash,
    dehydratedAt,
    state: {
      ...state,
      data: isScoreboard(queryKey) && isBoard(data) ? summaryOf(data) : data,
      status: 'success',
      fetchStatus: 'idle',
      isInvalidated: true,
      error: null,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
    },
  }
}

const isBoard = (data: unknown): data is Scoreboard =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)

function recent(queries: PersistedQuery[]): PersistedQuery[] {
  const nowMs = Date.now()
  return queries.filter(
    ({ queryKey, state: { dataUpdatedAt } }) =>
      audienceOf(queryKey) && dataUpdatedAt <= nowMs && nowMs - dataUpdatedAt < maxAge,
  )
}
