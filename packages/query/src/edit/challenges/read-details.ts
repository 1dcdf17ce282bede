import type { ChallengeSettings } from '@halyard/api'
import { queryOptions } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { runPaced } from '#core/patience/series.ts'
import { editChallengeQueries } from '#edit/challenges/queries.ts'
import { editKeys } from '#edit/keys.ts'

/** Milliseconds after which a challenge that nobody changed here is read again: somebody else may have. */
const detailsAge = 10 * 60_000
/** What was read is kept while a game is prepared, also when nothing shows it for a while. */
const keptFor = 60 * 60_000
/** Milliseconds after a failure in which it is left alone. */
const triedAgainAfter = 60_000
/** Milliseconds in which what arrives is shown together. */
const shownTogether = 150

/** What is known of challenges beyond their list, by id. */
export type KnownDetails = ReadonlyMap<
  number,
  { details: ChallengeSettings | undefined; isStale: boolean }
>

const toRead = { details: undefined, isStale: true } as const

function known({ state }: Query): { details: ChallengeSettings | undefined; isStale: boolean } {
  const nowMs = Date.now()
  const isOld = !state.data || state.isInvalidated || state.dataUpdatedAt < nowMs - detailsAge
  const hasJustFailed = state.error !== null && state.errorUpdatedAt > nowMs - triedAgainAfter
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cache does not know the type behind a key
  const details = state.data as ChallengeSettings | undefined
  return { details, isStale: isOld && !hasJustFailed }
}

function allKnown(client: QueryClient, gameId: number): KnownDetails {
  const prefix = editKeys.challenges(gameId)
  const queries = client.getQueryCache().findAll({ queryKey: prefix })
  return new Map(queries.map((query) => [Number(query.queryKey[prefix.length]), known(query)]))
}

/** What is known of a game's challenges; a store for `useSyncExternalStore`. */
export function knownDetails(client: QueryClient, gameId: number) {
  const prefix = editKeys.challenges(gameId)
  let snapshot = allKnown(client, gameId)
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      snapshot = allKnown(client, gameId)
      let timer: ReturnType<typeof setTimeout> | undefined
      const notify = () => {
        timer = undefined
        snapshot = allKnown(client, gameId)
        listener()
      }
      const stop = client.getQueryCache().subscribe(({ type, query }) => {
        const isOurs = prefix.every((part, at) => query.queryKey[at] === part)
        if (isOurs && (type === 'updated' || type === 'removed'))
          timer ??= setTimeout(notify, shownTogether)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}

/**
 * Reads what the list of challenges does not have, at a rate that leaves room for everything else, until all of it is known. Each
 * challenge shows in the cache as it arrives (`knownDetails`).
 */
export const readingDetails = (gameId: number) =>
  queryOptions({
    queryKey: ['edit', 'reading', gameId],
    queryFn: async ({ client, signal }) => {
      const stale = () => {
        const details = allKnown(client, gameId)
        const lines = client.getQueryData(editChallengeQueries.list(gameId).queryKey) ?? []
        return lines.map(({ id }) => id).filter((id) => (details.get(id) ?? toRead).isStale)
      }
      const read = (id: number) =>
        client.query({
          ...editChallengeQueries.detail(gameId, id),
          staleTime: 0,
          gcTime: keptFor,
          retry: false,
        })
      // What was changed meanwhile is read again; what failed has to wait.
      for (let ids = stale(); ids.length > 0; ids = stale()) {
        const { left } = await runPaced(ids, read, { signal, isByTheWay: true })
        if (left.length > 0) return left.length
      }
      return 0
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
