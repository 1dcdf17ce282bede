import { contractHash } from '@halyard/api'
import type { Scoreboard } from '@halyard/api'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { audienceOf, isScoreboard, summaryOf } from '#persist/kept.ts'

const longestMs = 24 * 60 * 60 * 1000
const largestBytes = 2 * 1024 * 1024

type Entry = { key: QueryKey; data: unknown; updatedAt: number }
/** @property user whose answers these are: a digest, empty for a visitor */
type Snapshot = { version: string; user: string | undefined; entries: Entry[] }

/** Kept answers are read only by the build and the contract that wrote them. */
export const versionOf = (build: string) => `${build} ${contractHash}`

type Moment = { version: string; nowMs: number }

type Reader = { user: string | undefined; userSinceMs: number }

/**
 * The answers to keep as one text, newest first while they fit. What was read before `userSinceMs` may have been answered
 * for somebody else and is left out.
 */
export function snapshotText(
  client: QueryClient,
  { version, nowMs, user, userSinceMs }: Moment & Reader,
): string {
  const isMine = ({ queryKey, state }: Query) =>
    audienceOf(queryKey) === 'everybody' ||
    (user !== undefined && state.dataUpdatedAt >= userSinceMs)
  const queries = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => audienceOf(queryKey) && state.data !== undefined)
    .filter(isMine)
    .filter(({ state }) => nowMs - state.dataUpdatedAt < longestMs)
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  const boards = queries.filter(({ queryKey }) => isScoreboard(queryKey))
  const texts: string[] = []
  let bytes = 0
  for (const query of queries) {
    if (isScoreboard(query.queryKey) && query !== boards[0]) continue
    const text = JSON.stringify(entryOf(query))
    bytes += new TextEncoder().encode(text).length
    if (bytes > largestBytes) break
    texts.push(text)
  }
  const head = JSON.stringify({ version, user: user ?? null })
  return `${head.slice(0, -1)},"entries":[${texts.join()}]}`
}

function entryOf({ queryKey, state }: Query): Entry {
  const data: unknown = state.data
  return {
    key: queryKey,
    data: isScoreboard(queryKey) && isBoard(data) ? summaryOf(data) : data,
    updatedAt: state.dataUpdatedAt,
  }
}

const isBoard = (data: unknown): data is Scoreboard =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)

/** What a text keeps, or undefined when another build wrote it, or nobody did. Entries that are too old are left out. */
export function readSnapshot(
  text: string | undefined,
  { version, nowMs }: Moment,
): Snapshot | undefined {
  const kept = parsed(text)
  if (!isSnapshot(kept) || kept.version !== version) return undefined
  const entries = kept.entries.filter(
    ({ key, updatedAt }) => audienceOf(key) && updatedAt <= nowMs && nowMs - updatedAt < longestMs,
  )
  return { ...kept, user: kept.user ?? undefined, entries }
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  'entries' in value &&
  Array.isArray(value.entries)

function parsed(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Puts kept answers into the cache where it has none yet, all as stale: what is shown is asked for again. */
export function restore(client: QueryClient, entries: readonly Entry[]): void {
  for (const { key, data, updatedAt } of entries) {
    if (client.getQueryData(key) !== undefined) continue
    client.setQueryData(key, data, { updatedAt })
    void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
  }
}
